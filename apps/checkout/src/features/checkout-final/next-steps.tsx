import type { Order } from '@svetlitsa/api-client/order/queries'
import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { ReceiptList } from '../../checkout/receipt-list.tsx'
import { ToOrders } from '../../checkout/to-orders.tsx'
import { useFormatMoment } from '../../date/use-format-moment.ts'

type NextStepsProps = {
  basketGroup: string
  orders: readonly Order[]
  /** Whether the orders are paid later: by bill or on receipt. */
  isPlaced: boolean
  /** Whether they wait for the code of their phone: nothing happens before. */
  needsConfirmation: boolean
  /** When they are cancelled; absent where they are not. */
  heldUntil: string | undefined
  receipts: readonly PaidReceipt[]
}

/** What happens after the thanks, the receipts, and the ways on. */
export function NextSteps(props: NextStepsProps) {
  const { basketGroup, orders, isPlaced, needsConfirmation, heldUntil, receipts } = props
  const t = useTexts(checkoutFinalTexts)
  const formatMoment = useFormatMoment()
  const isActive = orders.some(({ state }) => state !== 'cancelled')
  const isDue = orders.some(({ due }) => due > 0)
  const isPickup = orders.some(({ delivery }) => delivery?.kind === 'pickup')
  const isCourier = orders.some(({ delivery }) => delivery && delivery.kind !== 'pickup')
  return (
    <section>
      {isActive && (
        <>
          <h2 className="text-h3">{t('next')}</h2>
          <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
            {needsConfirmation && <li>{t('nextCode')}</li>}
            {isDue && !isPlaced && (
              <li>
                {heldUntil ? t('nextPayUntil', { until: formatMoment(heldUntil) }) : t('nextPay')}
              </li>
            )}
            <li>{t('nextConfirm')}</li>
            {isCourier && <li>{t('nextCourier')}</li>}
            {isPickup && <li>{t('nextPickup')}</li>}
          </ol>
        </>
      )}
      <ReceiptList receipts={receipts} />
      <div className="mt-6 flex flex-wrap gap-3">
        {isDue && (
          <Button kind={isPlaced ? 'quiet' : 'primary'} href={link.payment(basketGroup)}>
            {t('pay')}
          </Button>
        )}
        <ToOrders orders={orders} kind={isDue && !isPlaced ? 'quiet' : 'primary'} />
        <Button kind="quiet" href={link.catalog()}>
          {t('toCatalog')}
        </Button>
      </div>
    </section>
  )
}
