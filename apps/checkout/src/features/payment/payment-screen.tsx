import { useCheckoutOrder } from '@svetlitsa/api-client/query/order'
import { usePaymentState } from '@svetlitsa/api-client/query/payment'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { CheckoutMissing } from '../../checkout-missing.tsx'
import { CheckoutSummary } from '../../checkout-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { useThankYou } from './use-thank-you.ts'

/** Paying what was ordered; the page also waits here for the acquirer's word (account §2). */
export function PaymentScreen({ basketGuid }: { basketGuid: string }) {
  const say = useTexts(checkoutTexts)
  const { data: checkout, isError } = useCheckoutOrder(basketGuid)
  const { data: state } = usePaymentState(basketGuid)
  const sign = checkout?.orders[0]?.currency.sign ?? '₽'
  const isPaid = state?.state === 'paid'
  const numbers = checkout?.orders.map((order) => order.id) ?? []
  useThankYou(basketGuid, isPaid ? formatPrice(state.paid, { sign }) : null, {
    numbers,
    receipts: state?.receipts ?? [],
  })
  return (
    <SpaPage title={say('payment.title')} current="basket">
      {isError ? (
        <CheckoutMissing />
      ) : (
        <>
          <h1 className="text-h1">{say('payment.title')}</h1>
          <p className="mt-1 text-body text-ink-soft">
            {say('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })}
          </p>
          <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
            {isPaid ? (
              <EmptyState
                title={say('payment.paid')}
                actions={
                  <>
                    <Button href={link.orders()}>{say('payment.toOrders')}</Button>
                    <Button kind="quiet" href={link.catalog()}>
                      {say('payment.toCatalog')}
                    </Button>
                  </>
                }
              >
                {say('payment.paidText', { sum: formatPrice(state.paid, { sign }) })}
                <ReceiptList receipts={state.receipts} />
              </EmptyState>
            ) : (
              <div className="flex min-w-0 flex-col gap-6">
                {state?.state === 'pending' && (
                  <Notice tone="sand" live>
                    <span className="inline-flex items-center gap-2">
                      <Spinner /> {say('payment.checking')}
                    </span>
                  </Notice>
                )}
                {state?.state === 'failed' && (
                  <Notice tone="sale" live>
                    {say('payment.cancelled')}
                  </Notice>
                )}
                <PaymentForm basketGuid={basketGuid} sign={sign} />
              </div>
            )}
            {checkout && <CheckoutSummary orders={checkout.orders} />}
          </div>
        </>
      )}
    </SpaPage>
  )
}
