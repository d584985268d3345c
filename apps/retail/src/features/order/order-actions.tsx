import {
  type RetailOrder,
  useTransitionRetailOrder,
} from '@svetlitsa/api-client/retail-order/queries'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { OrderMoneyActions } from './money/order-money-actions.tsx'
import type { OrderForm } from './order-form.ts'

type OrderActionsProps = { order: RetailOrder; onForm: (form: OrderForm) => void }

/** The next steps of an order; what needs more than a click opens a form. */
export function OrderActions({ order, onForm }: OrderActionsProps) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  const { mutateAsync, isPending } = useTransitionRetailOrder()
  const { move, ...outcome } = useMoveOrder()
  const { guid: orderGuid, state: fromState, steps, delivery } = order
  return (
    <>
      {steps.map((toState) =>
        toState === 'cancelled' || toState === 'new' ? null : (
          <Button
            key={toState}
            size={40}
            waiting={isPending && t('waiting')}
            onClick={() => move((key) => mutateAsync({ key, orderGuid, fromState, toState }))}
          >
            {t(`steps.${getShownState({ state: toState, delivery })}`)}
          </Button>
        ),
      )}
      {order.canSetDelivery && (
        <Button size={40} kind="outline" onClick={() => onForm('delivery')}>
          {t(order.delivery ? 'delivery.change' : 'delivery.choose')}
        </Button>
      )}
      <OrderMoneyActions order={order} onForm={onForm} />
      {order.canSplit && (
        <Button size={40} kind="outline" onClick={() => onForm('split')}>
          {t('split')}
        </Button>
      )}
      {order.canReturn && order.goods.length > 0 && (
        <Button size={40} kind="outline" onClick={() => onForm('return')}>
          {t('giveBack')}
        </Button>
      )}
      <Button size={40} kind="outline" onClick={() => onForm('note')}>
        {retailOrderListTexts[language].note.open}
      </Button>
      {steps.includes('cancelled') && (
        <Button size={40} kind="outline" onClick={() => onForm('cancel')}>
          {t('cancel')}
        </Button>
      )}
      <MoveOutcome {...outcome} />
    </>
  )
}
