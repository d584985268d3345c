import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type ConfirmPaneProps = {
  title: string
  ask: string
  go: string
  onConfirm: Parameters<ReturnType<typeof useMoveOrder>['move']>[0]
  onBack: () => void
}

/** Tells what a change does before it is made. */
export function ConfirmPane({ title, ask, go, onConfirm, onBack }: ConfirmPaneProps) {
  const t = useTexts(webhookTexts)
  const { move, ...moved } = useMoveOrder()
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    await move(onConfirm)
    setPending(false)
  }
  return (
    <DetailPane
      title={title}
      closeLabel={t('close')}
      onClose={onBack}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button size={40} disabled={isPending} onClick={() => void confirm()}>
            {go}
          </Button>
          <Button size={40} kind="soft" onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p>{ask}</p>
    </DetailPane>
  )
}
