import {
  useChoosePayment,
  useSaveCurrentAccount,
} from '@svetlitsa/api-client/checkout/payment-queries'
import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useEffectEvent } from 'react'
import { LazyOrderConfirmation } from '../../contact/lazy-order-confirmation.tsx'
import { OrderDocuments } from './bill/order-documents.tsx'
import { useCheckoutCertificate } from './certificate/use-checkout-certificate.ts'
import { PaymentForm } from './payment-form.tsx'

type CheckoutPaymentProps = {
  checkout: Checkout
  basketGroup: string
  /** Called when the orders are paid, or placed to be paid later. */
  onPlaced: () => void
}

/** Step 3: the ways to pay for the orders that step 2 made. */
export function CheckoutPayment({ checkout, basketGroup, onPlaced }: CheckoutPaymentProps) {
  const t = useTexts(checkoutTexts)
  const { mutate: remember } = useChoosePayment(checkout.id)
  const { mutateAsync: savePayer } = useSaveCurrentAccount(checkout.id)
  const certificate = useCheckoutCertificate(checkout.id)
  const { data: orders, isLoading } = useCheckoutOrder(basketGroup)
  const { data: state } = usePaymentState(basketGroup)
  const isPlaced = state?.state === 'paid' || state?.isPlaced === true
  const finish = useEffectEvent(onPlaced)
  useEffect(() => {
    if (isPlaced) finish()
  }, [isPlaced])
  const numbers = orders?.orders.map(({ id }) => id) ?? []
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {(isLoading || numbers.length > 0) && (
        <p className="text-ink-soft">
          {isLoading
            ? '\u00a0'
            : t('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })}
        </p>
      )}
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
      {state?.needsConfirmation && orders ? (
        <LazyOrderConfirmation
          basketGroup={basketGroup}
          orders={orders.orders}
          isMasked={orders.isMasked}
          isPlaced={false}
        />
      ) : (
        <PaymentForm
          basketGuid={basketGroup}
          terms={{}}
          remembered={{ id: checkout.paymentId, onChoose: remember }}
          payer={{ saved: checkout.paymentAccount, save: savePayer }}
          certificate={certificate}
        />
      )}
      <OrderDocuments basketGuid={basketGroup} numbers={numbers} />
    </div>
  )
}
