import type { Order } from '@svetlitsa/api-client/order/queries'
import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { costsNothing } from '@svetlitsa/domain/total/order-sum'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { OrderFacts } from '../../../checkout/order-facts.tsx'
import { ReceiptList } from '../../../checkout/receipt-list.tsx'

export type ThankYouProps = {
  paid: string
  orders: readonly Order[]
  receipts: readonly PaidReceipt[]
}

/**
 * personalThankYou: confirms the payment, says when, where and for how much, and links to the order
 * and its receipts (window.names). A guest has no list of orders, only this one.
 */
export function ThankYouWindow({ paid, orders, receipts }: ThankYouProps) {
  const t = useTexts(checkoutTexts)
  const { close } = useWindows()
  const { data: session } = useUserData()
  const isCustomer = Boolean(session?.userData)
  const numbers = orders.map(({ id }) => id).join(', ')
  return (
    <div className="flex flex-col gap-6">
      <div role="status">
        <p className="text-h3">{t('payment.orders', { count: orders.length, numbers })}</p>
        <p className="mt-2">
          {costsNothing(orders) ? t('payment.freeText') : t('payment.paidText', { sum: paid })}
        </p>
        <ReceiptList receipts={receipts} onGo={close} />
      </div>
      {orders.map((order) => (
        <OrderFacts key={order.guid} order={order} hasSeveral={orders.length > 1} />
      ))}
      <div className="flex flex-col gap-3">
        {isCustomer ? (
          <Button wide href={link.orders()}>
            {t('payment.toOrders')}
          </Button>
        ) : (
          <Button wide href={link.checkoutFinal(orders[0]?.basketGroup)}>
            {t('payment.toOrder')}
          </Button>
        )}
        <Button wide kind="quiet" href={link.catalog()}>
          {t('payment.toCatalog')}
        </Button>
      </div>
    </div>
  )
}
