import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { type PaymentTerms, usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'
import { CheckoutNotFound } from '../../checkout/checkout-not-found.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { isRefusal } from '../../checkout/is-refusal.ts'
import { CheckoutMasked } from '../../checkout/masked/lazy-checkout-masked.tsx'
import { OfflineNotice } from '../../checkout/offline-notice.tsx'
import { OrderSteps } from '../../checkout/order-steps.tsx'
import { ScreenPlace } from '../../checkout/screen-place.tsx'
import { useStaleOrders } from '../../checkout/use-stale-orders.ts'
import { LazyOrderConfirmation } from '../../contact/lazy-order-confirmation.tsx'
import { OrderDocuments } from './bill/order-documents.tsx'
import { PaidOrder } from './paid-order.tsx'
import { PaymentForm } from './payment-form.tsx'
import { useThankYou } from './use-thank-you.ts'

type PaymentScreenProps = {
  basketGroup: string
  /** What the page's address asks for: the percent of the prepayment. */
  terms: PaymentTerms
  /** The secret of a link in a message. */
  code: string | undefined
}

/** Payment of an order. The page also polls for the acquirer's decision (route.payment). */
export function PaymentScreen({ basketGroup, terms, code }: PaymentScreenProps) {
  const t = useTexts(checkoutTexts)
  const { data: checkout, error, refetch } = useCheckoutOrder(basketGroup, code)
  const { data: state, isLoading: isStateLoading } = usePaymentState(basketGroup, { code })
  const orders = checkout?.orders ?? []
  const sign = orders[0]?.currency.sign
  // No sum is shown before its currency is known.
  const isPaid = sign !== undefined && state?.state === 'paid'
  const paid = isPaid ? formatPrice(state.paid, { sign, convert: false }) : null
  // There is nothing to pay: what is left is the code of the phone.
  const isUnconfirmed = state?.needsConfirmation === true && !state.isPlaced
  const isStale = useStaleOrders(checkout, state, refetch)
  useThankYou(basketGroup, isStale ? null : paid, orders, state?.receipts ?? [])
  const numbers = orders.map((order) => order.id)
  if (isRefusal(error)) {
    return (
      <SpaPage title={t('payment.title')} current="basket">
        <CheckoutNotFound />
      </SpaPage>
    )
  }
  if (!error && (!checkout || isStateLoading)) {
    return (
      <SpaPage title={t('payment.title')} current="basket">
        <h1 className="text-h1">{t('payment.title')}</h1>
        <div className="mt-8">
          <ScreenPlace />
        </div>
      </SpaPage>
    )
  }
  return (
    <SpaPage title={t('payment.title')} current="basket">
      <h1 className="text-h1">{t('payment.title')}</h1>
      {numbers.length > 0 && (
        <p className="mt-1 text-body text-ink-soft">
          {t('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })}
        </p>
      )}
      <OrderSteps current={isPaid ? 4 : 3} orders={orders} />
      <div className="mt-8">
        <OfflineNotice />
        {error && !checkout ? (
          <ErrorNotice onRetry={() => void refetch()} />
        ) : (
          <CheckoutColumns summary={<CheckoutSummary orders={orders} />}>
            {paid !== null ? (
              <PaidOrder orders={orders} paid={paid} receipts={state?.receipts ?? []} />
            ) : (
              <div className="flex min-w-0 flex-col gap-6">
                {state?.state === 'pending' && (
                  <Notice tone="sand" live>
                    {t('payment.checking')}
                  </Notice>
                )}
                {state?.state === 'failed' && (
                  <Notice tone="sale" live>
                    {t('payment.cancelled')}
                  </Notice>
                )}
                {state?.needsConfirmation && checkout && (
                  <LazyOrderConfirmation
                    basketGroup={basketGroup}
                    orders={orders}
                    isMasked={checkout.isMasked}
                    isPlaced={state.isPlaced}
                    heldUntil={state.heldUntil}
                  />
                )}
                {isUnconfirmed ? null : checkout?.isMasked ? (
                  <CheckoutMasked step="payment" orders={orders} code={code} />
                ) : (
                  <>
                    <PaymentForm basketGroup={basketGroup} terms={terms} />
                    {checkout && <OrderDocuments basketGroup={basketGroup} numbers={numbers} />}
                  </>
                )}
              </div>
            )}
          </CheckoutColumns>
        )}
      </div>
    </SpaPage>
  )
}
