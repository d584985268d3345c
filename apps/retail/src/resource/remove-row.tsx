import type { AnyBoundResource } from '@svetlitsa/api-client/resource/client'
import { useResourceWrite } from '@svetlitsa/api-client/resource/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import { MoveOutcome } from '../order-move/move-outcome.tsx'
import { useMoveOrder } from '../order-move/use-move-order.ts'

type RemoveRowProps = {
  calls: AnyBoundResource
  id: string
  version: string
  onRemoved: () => void
}

/** Removes a row after a second press. */
export function RemoveRow({ calls, id, version, onRemoved }: RemoveRowProps) {
  const t = useTexts(resourceTexts)
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const removal = useResourceWrite(calls, 'remove')
  const { move, ...outcome } = useMoveOrder()
  const remove = async () => {
    if (!(await move((key) => removal.mutateAsync({ key, id, version })))) return
    showToast({ text: t('pane.removed') })
    onRemoved()
  }
  if (!isAsking)
    return (
      <Button size={40} kind="soft" onClick={() => setAsking(true)}>
        {t('pane.remove')}
      </Button>
    )
  return (
    <div className="flex w-full flex-wrap gap-2">
      <p className="w-full">{t('pane.removeText')}</p>
      <MoveOutcome {...outcome} />
      <Button
        size={40}
        kind="outline"
        waiting={removal.isPending && t('pane.removing')}
        onClick={() => void remove()}
      >
        {t('pane.removeYes')}
      </Button>
      <Button size={40} kind="soft" onClick={() => setAsking(false)}>
        {t('pane.removeNo')}
      </Button>
    </div>
  )
}
