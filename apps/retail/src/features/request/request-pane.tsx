import type { TakenRequest } from '@svetlitsa/api-client/query/request-desk'
import type { RequestState } from '@svetlitsa/domain/request/request-state'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { useState } from 'react'
import { DeskPane } from '../../desk-pane.tsx'
import { RequestFacts } from './request-facts.tsx'
import { useMoveRequest } from './use-move-request.ts'

type RequestPaneProps = {
  request: TakenRequest
  onClose: () => void
  onMoved: (request: TakenRequest) => void
}

type Step = { to: RequestState; word: 'take' | 'finish' | 'reopen' | 'release' }

/** Where a form may go from where it is; the first is the usual way on. */
const steps: Readonly<Record<RequestState, readonly Step[]>> = {
  new: [
    { to: 'work', word: 'take' },
    { to: 'done', word: 'finish' },
  ],
  work: [
    { to: 'done', word: 'finish' },
    { to: 'new', word: 'release' },
  ],
  done: [{ to: 'work', word: 'reopen' }],
}

/** The chosen form beside the table, with what the staff note of it and where it goes next. */
export function RequestPane({ request, onClose, onMoved }: RequestPaneProps) {
  const say = useTexts(requestDeskTexts)
  const [note, setNote] = useState(request.note)
  const { move, isPending, error } = useMoveRequest(onMoved)
  const isRewritten = note.trim() !== request.note
  const [first, ...others] = steps[request.state]
  return (
    <DeskPane
      title={say('pane.title', { number: String(request.id) })}
      closeLabel={say('pane.close')}
      onClose={onClose}
      actions={
        <>
          {first && (
            <Button
              size={40}
              waiting={isPending && say('waitingWord')}
              onClick={() => move(request, first.to, note.trim())}
            >
              {say(first.word)}
            </Button>
          )}
          {isRewritten && (
            <Button
              size={40}
              kind="soft"
              disabled={isPending}
              onClick={() => move(request, request.state, note.trim())}
            >
              {say('saveNote')}
            </Button>
          )}
          {others.map(({ to, word }) => (
            <Button
              key={to}
              size={40}
              kind="outline"
              disabled={isPending}
              onClick={() => move(request, to, note.trim())}
            >
              {say(word)}
            </Button>
          ))}
        </>
      }
    >
      <RequestFacts request={request} />
      <div className="mt-5">
        <TextArea
          label={say('pane.note')}
          hint={say('pane.noteHint')}
          rows={3}
          maxLength={2_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
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
