import type { DeskRequest } from '@svetlitsa/api-client/request-desk/queries'
import type { RequestState } from '@svetlitsa/domain/request/desk-request'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { RequestDetails } from './request-details.tsx'
import { useMoveRequest } from './use-move-request.ts'

type RequestPaneProps = {
  request: DeskRequest
  onClose: () => void
  onMoved: (request: DeskRequest) => void
}

type Step = { to: RequestState; textKey: 'take' | 'finish' | 'reopen' | 'release' }

/** The allowed transitions of a request; the first is the usual one. */
const steps: Readonly<Record<RequestState, readonly Step[]>> = {
  new: [
    { to: 'work', textKey: 'take' },
    { to: 'done', textKey: 'finish' },
  ],
  work: [
    { to: 'done', textKey: 'finish' },
    { to: 'new', textKey: 'release' },
  ],
  done: [{ to: 'work', textKey: 'reopen' }],
}

/** The selected request beside the table, with the staff's note and the next steps. */
export function RequestPane({ request, onClose, onMoved }: RequestPaneProps) {
  const t = useTexts(requestDeskTexts)
  const [note, setNote] = useState(request.note)
  const { move, isPending, error } = useMoveRequest(onMoved)
  const isRewritten = note.trim() !== request.note
  const [first, ...others] = steps[request.state]
  return (
    <DetailPane
      title={t('pane.title', { number: String(request.id) })}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        <>
          {first && (
            <Button
              size={40}
              waiting={isPending && t('waitingWord')}
              onClick={() => move(request, first.to, note.trim())}
            >
              {t(first.textKey)}
            </Button>
          )}
          {isRewritten && (
            <Button
              size={40}
              kind="soft"
              disabled={isPending}
              onClick={() => move(request, request.state, note.trim())}
            >
              {t('saveNote')}
            </Button>
          )}
          {others.map(({ to, textKey }) => (
            <Button
              key={to}
              size={40}
              kind="outline"
              disabled={isPending}
              onClick={() => move(request, to, note.trim())}
            >
              {t(textKey)}
            </Button>
          ))}
        </>
      }
    >
      <RequestDetails request={request} />
      <div className="mt-5">
        <TextArea
          label={t('pane.note')}
          hint={t('pane.noteHint')}
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
    </DetailPane>
  )
}
