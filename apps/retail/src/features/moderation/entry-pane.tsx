import type { ModeratedEntry } from '@svetlitsa/api-client/query/moderation'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { useState } from 'react'
import { DeskPane } from '../../desk-pane.tsx'
import { EntryWords } from './entry-words.tsx'
import { useJudge } from './use-judge.ts'

type EntryPaneProps = {
  entry: ModeratedEntry
  onClose: () => void
  /** It was published or rejected: the reader goes on to the next that waits. */
  onJudged: (entry: ModeratedEntry) => void
}

/** The chosen review or question beside the table, with the shop's answer and the verdict. */
export function EntryPane({ entry, onClose, onJudged }: EntryPaneProps) {
  const say = useTexts(moderationTexts)
  const [answer, setAnswer] = useState(entry.answer)
  const { judge, isPending, error } = useJudge(onJudged)
  const written = answer.trim()
  const isRewritten = written !== entry.answer
  const withAnswer = isRewritten ? { answer: written } : {}
  const waiting = isPending && say('waitingWord')
  return (
    <DeskPane
      title={say(`pane.${entry.kind}`)}
      closeLabel={say('pane.close')}
      onClose={onClose}
      actions={
        <>
          {entry.state !== 'shown' && (
            <Button
              size={40}
              waiting={waiting}
              onClick={() => judge(entry, { verdict: 'approve', ...withAnswer })}
            >
              {say(isRewritten && written ? 'approveWithAnswer' : 'approve')}
            </Button>
          )}
          {entry.state === 'shown' && isRewritten && (
            <Button size={40} waiting={waiting} onClick={() => judge(entry, withAnswer)}>
              {say('saveAnswer')}
            </Button>
          )}
          {entry.state !== 'rejected' && (
            <Button
              size={40}
              kind="outline"
              disabled={isPending}
              onClick={() => judge(entry, { verdict: 'reject' })}
            >
              {say(entry.state === 'shown' ? 'takeDown' : 'reject')}
            </Button>
          )}
        </>
      }
    >
      <EntryWords entry={entry} />
      <div className="mt-5">
        <TextArea
          label={say('pane.answer')}
          hint={say('pane.answerHint')}
          rows={3}
          maxLength={2_000}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </div>
      {error && (
        <div className="mt-4">
          <Notice tone="sale" live>
            {error}
          </Notice>
        </div>
      )}
    </DeskPane>
  )
}
