import type { ModeratedEntry } from '@svetlitsa/api-client/moderation/queries'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { EntryDetails } from './entry-details.tsx'
import { useModerateEntry } from './use-moderate-entry.ts'

type EntryPaneProps = {
  entry: ModeratedEntry
  onClose: () => void
  /** Called after the entry was published or rejected, to open the next one. */
  onModerated: (entry: ModeratedEntry) => void
}

/**
 * The selected review or question beside the table, with the shop's answer and the moderation
 * buttons.
 */
export function EntryPane({ entry, onClose, onModerated }: EntryPaneProps) {
  const t = useTexts(moderationTexts)
  const [answer, setAnswer] = useState(entry.answer)
  const { judge: moderate, isPending, error } = useModerateEntry(onModerated)
  const written = answer.trim()
  const isRewritten = written !== entry.answer
  const withAnswer = isRewritten ? { answer: written } : {}
  const waiting = isPending && t('waitingWord')
  return (
    <DetailPane
      title={t(`pane.${entry.kind}`)}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        <>
          {entry.state !== 'shown' && (
            <Button
              size={40}
              waiting={waiting}
              onClick={() => moderate(entry, { verdict: 'approve', ...withAnswer })}
            >
              {t(isRewritten && written ? 'approveWithAnswer' : 'approve')}
            </Button>
          )}
          {entry.state === 'shown' && isRewritten && (
            <Button size={40} waiting={waiting} onClick={() => moderate(entry, withAnswer)}>
              {t('saveAnswer')}
            </Button>
          )}
          {entry.state !== 'rejected' && (
            <Button
              size={40}
              kind="outline"
              disabled={isPending}
              onClick={() => moderate(entry, { verdict: 'reject' })}
            >
              {t(entry.state === 'shown' ? 'takeDown' : 'reject')}
            </Button>
          )}
        </>
      }
    >
      <EntryDetails entry={entry} />
      <div className="mt-5">
        <TextArea
          label={t('pane.answer')}
          hint={t('pane.answerHint')}
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
    </DetailPane>
  )
}
