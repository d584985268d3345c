import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { usePlaceRetailOrder } from '@svetlitsa/api-client/retail-payment/queries'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { MoveOutcome } from '../../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'
import type { OrderForm } from '../order-form.ts'

type OrderMoneyActionsProps = { order: RetailOrder; onForm: (form: OrderForm) => void }

/** What staff may do for the money of an order: a link, payment on receipt, money at the till. */
export function OrderMoneyActions({ order, onForm }: OrderMoneyActionsProps) {
  const t = useTexts(retailOrderTexts)
  const place = usePlaceRetailOrder()
  const { move, ...outcome } = useMoveOrder()
  const { canReceive, canLink, canPlace } = order.money
  return (
    <>
      {canReceive && (
        <Button size={40} kind="outline" onClick={() => onForm('money')}>
          {t('money.receive')}
        </Button>
      )}
      {canLink && (
        <Button size={40} kind="outline" onClick={() => onForm('link')}>
          {t('links.make')}
        </Button>
      )}
      {canPlace && (
        <Button
          size={40}
          kind="outline"
          waiting={place.isPending && t('waiting')}
          onClick={() => move(() => place.mutateAsync(order.guid))}
        >
          {t('money.place')}
        </Button>
      )}
      <MoveOutcome {...outcome} />
    </>
  )
}
