import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { type PaymentTerms, usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { CheckoutMasked } from '../../checkout/checkout-masked.tsx'
import { CheckoutNotFound } from '../../checkout/checkout-not-found.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { OrderDocuments } from './bill/order-documents.tsx'
import { PaymentForm } from './payment-form.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { useThankYou } from './use-thank-you.ts'

type PaymentScreenProps = {
  basketGuid: string
  /** What the page's address asks for: the percent of the prepayment. */
  terms: PaymentTerms
}

/** Payment of an order. The page also polls for the acquirer's decision (route.payment). */
export function PaymentScreen({ basketGuid, terms }: PaymentScreenProps) {
  const t = useTexts(checkoutTexts)
  const { data: checkout, isError } = useCheckoutOrder(basketGuid)
  const { data: state } = usePaymentState(basketGuid)
  const sign = checkout?.orders[0]?.currency.sign
  // No sum is shown before its currency is known.
  const isPaid = sign !== undefined && state?.state === 'paid'
  const numbers = checkout?.orders.map((order) => order.id) ?? []
  useThankYou(basketGuid, isPaid ? formatPrice(state.paid, { sign }) : null, {
    numbers,
    receipts: state?.receipts ?? [],
  })
  return (
    <SpaPage title={t('payment.title')} current="basket">
      {isError ? (
        <CheckoutNotFound />
      ) : (
        <>
          <h1 className="text-h1">{t('payment.title')}</h1>
          <p className="mt-1 text-body text-ink-soft">
            {t('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })}
          </p>
          <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
            {isPaid ? (
              <EmptyState
                title={t('payment.paid')}
                actions={
                  <>
                    <Button href={link.orders()}>{t('payment.toOrders')}</Button>
                    <Button kind="quiet" href={link.catalog()}>
                      {t('payment.toCatalog')}
                    </Button>
                  </>
                }
              >
                {t('payment.paidText', { sum: formatPrice(state.paid, { sign }) })}
                <ReceiptList receipts={state.receipts} />
              </EmptyState>
            ) : (
              <div className="flex min-w-0 flex-col gap-6">
                {state?.state === 'pending' && (
                  <Notice tone="sand" live>
                    <span className="inline-flex items-center gap-2">
                      <Spinner /> {t('payment.checking')}
                    </span>
                  </Notice>
                )}
                {state?.state === 'failed' && (
                  <Notice tone="sale" live>
                    {t('payment.cancelled')}
                  </Notice>
                )}
                {checkout?.isMasked ? (
                  <CheckoutMasked step="payment" orders={checkout.orders} />
                ) : (
                  <>
                    <PaymentForm basketGuid={basketGuid} terms={terms} />
                    {checkout && <OrderDocuments basketGuid={basketGuid} numbers={numbers} />}
                  </>
                )}
              </div>
            )}
            {checkout && <CheckoutSummary orders={checkout.orders} />}
          </div>
        </>
      )}
    </SpaPage>
  )
}
