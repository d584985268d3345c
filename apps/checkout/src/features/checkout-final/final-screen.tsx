import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { NotFoundScreen } from '@svetlitsa/shell/spa/render-spa'
import { ShortPage } from '@svetlitsa/shell/spa/short-page'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { isRefusal } from '../../checkout/is-refusal.ts'
import { readLastCheckout } from '../../checkout/last-checkout.ts'
import { OrderFacts } from '../../checkout/order-facts.tsx'
import { OrderLink } from '../../checkout/order-link.tsx'
import { useStaleOrders } from '../../checkout/use-stale-orders.ts'
import { LazyOrderConfirmation } from '../../contact/lazy-order-confirmation.tsx'
import { NextSteps } from './next-steps.tsx'

/**
 * Thanks and sums up an order after the new checkout; without an id the last one of this browser
 * (route.checkout-final).
 */
export function FinalScreen({ id }: { id: string | undefined }) {
  const basketGroup = id ?? readLastCheckout()
  return basketGroup && isGuid(basketGroup) ? (
    <FinalOrders basketGroup={basketGroup} />
  ) : (
    <NotFoundScreen />
  )
}

function FinalOrders({ basketGroup }: { basketGroup: string }) {
  const t = useTexts(checkoutFinalTexts)
  const { data: checkout, error, refetch } = useCheckoutOrder(basketGroup)
  const { data: payment } = usePaymentState(basketGroup)
  useStaleOrders(checkout, payment, refetch)
  if (error && isRefusal(error)) return <NotFoundScreen />
  const orders = checkout?.orders ?? []
  const numbers = orders.map(({ id }) => id)
  const isCancelled = orders.length > 0 && orders.every(({ state }) => state === 'cancelled')
  const { isPlaced = false, needsConfirmation = false, heldUntil } = payment ?? {}
  const title = t(getTitle({ isCancelled, needsConfirmation }))
  return (
    <ShortPage title={title}>
      <h1 className="text-h1">{title}</h1>
      {error && !checkout && (
        <div className="mt-6">
          <ErrorNotice onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !checkout && (
        <div className="mt-6 h-100" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {checkout && (
        <>
          <p className="mt-1 text-lead text-ink-soft">
            {t('number', { count: numbers.length, numbers: numbers.join(', ') })}
          </p>
          <div className="mt-6">
            <CheckoutColumns summary={<CheckoutSummary orders={orders} />}>
              <div className="flex flex-col gap-8">
                {needsConfirmation && (
                  <LazyOrderConfirmation
                    basketGroup={basketGroup}
                    orders={orders}
                    isMasked={checkout.isMasked}
                    isPlaced={isPlaced}
                    heldUntil={heldUntil}
                  />
                )}
                {orders.map((order) => (
                  <OrderFacts key={order.guid} order={order} hasSeveral={orders.length > 1} />
                ))}
                <NextSteps
                  basketGroup={basketGroup}
                  orders={orders}
                  isPlaced={isPlaced}
                  needsConfirmation={needsConfirmation}
                  heldUntil={heldUntil}
                  receipts={payment?.receipts ?? []}
                />
                <OrderLink />
              </div>
            </CheckoutColumns>
          </div>
        </>
      )}
    </ShortPage>
  )
}

/** Nobody is thanked for an order that still waits for its code, or is not placed any more. */
function getTitle({
  isCancelled,
  needsConfirmation,
}: {
  isCancelled: boolean
  needsConfirmation: boolean
}) {
  if (isCancelled) return 'cancelled' as const
  return needsConfirmation ? ('unconfirmed' as const) : ('title' as const)
}

function isGuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}
