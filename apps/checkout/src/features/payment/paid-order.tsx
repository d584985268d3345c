import type { Order } from '@svetlitsa/api-client/order/queries'
import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { costsNothing } from '@svetlitsa/domain/total/order-sum'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { OrderFacts } from '../../checkout/order-facts.tsx'
import { OrderLink } from '../../checkout/order-link.tsx'
import { ReceiptList } from '../../checkout/receipt-list.tsx'
import { ToOrders } from '../../checkout/to-orders.tsx'

type PaidOrderProps = {
  orders: readonly Order[]
  paid: string
  receipts: readonly PaidReceipt[]
}

/** What was bought: when it comes, where to, for how much, and the link that a guest keeps. */
export function PaidOrder({ orders, paid, receipts }: PaidOrderProps) {
  const t = useTexts(checkoutTexts)
  const isFree = costsNothing(orders)
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div role="status">
        <h2 className="text-h2">{t(isFree ? 'payment.free' : 'payment.paid')}</h2>
        <p className="mt-1 text-ink-soft">
          {isFree ? t('payment.freeText') : t('payment.paidText', { sum: paid })}
        </p>
        <ReceiptList receipts={receipts} />
      </div>
      {orders.map((order) => (
        <OrderFacts key={order.guid} order={order} hasSeveral={orders.length > 1} />
      ))}
      <OrderLink />
      <div className="flex flex-wrap gap-3">
        <ToOrders orders={orders} />
        <Button kind="quiet" href={link.catalog()}>
          {t('payment.toCatalog')}
        </Button>
      </div>
    </div>
  )
}
