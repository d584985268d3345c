import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { PhoneCall } from 'lucide'
import { useAddAction } from '../../outbox/use-add-action.ts'
import { useWaitingOrder } from '../../outbox/use-waiting-order.ts'

/** The assembler says that the customer was called (assembler.gallery, `confirmCall`). */
export function CallConfirmation({ order }: { order: AssemblyOrder }) {
  const t = useTexts(assemblerTexts)
  const add = useAddAction()
  const { isCalled } = useWaitingOrder(order.order_num)
  if (order.calledAt !== null || isCalled) {
    return (
      <p className="flex items-center gap-2 text-small text-ink-soft">
        <Icon iconNode={PhoneCall} size="line" />
        {order.calledAt === null ? t('call.waiting') : t('call.confirmed')}
      </p>
    )
  }
  const { order_num: number, orderGuid: guid } = order
  return (
    <Button
      kind="soft"
      size={56}
      wide
      onClick={() => void add({ kind: 'confirmCall', order: number, input: { guid } })}
    >
      {t('call.confirm')}
    </Button>
  )
}
