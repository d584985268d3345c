import { type Checkout, useCheckout } from '@svetlitsa/api-client/checkout/queries'
import {
  useChoosePayment,
  useSaveCurrentAccount,
} from '@svetlitsa/api-client/checkout-order/payment-queries'
import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { usePaymentMethods, usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useEffectEvent } from 'react'
import { useStaleOrders } from '../../checkout/use-stale-orders.ts'
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
  const { data: payable } = usePaymentMethods(basketGroup)
  const { refetch } = useCheckout(checkout.id)
  useStaleOrders(checkout.calculation, state, refetch)
  // A part that is paid leaves the rest to pay here, unless that is placed to be paid later.
  const isPlacedLater = payable?.placement === 'bill' || payable?.placement === 'onReceipt'
  const isPartPaid = state !== undefined && state.paid > 0 && !isPlacedLater
  const isPlaced = state?.state === 'paid' || (state?.isPlaced === true && !isPartPaid)
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
      {isPartPaid && state.state !== 'paid' && (
        <PartPaid state={state} sign={checkout.currency.sign} basketGroup={basketGroup} />
      )}
      {state?.needsConfirmation && orders ? (
        <LazyOrderConfirmation
          basketGroup={basketGroup}
          orders={orders.orders}
          isMasked={orders.isMasked}
          isPlaced={false}
          heldUntil={state.heldUntil}
        />
      ) : (
        <PaymentForm
          basketGroup={basketGroup}
          terms={{}}
          remembered={{ id: checkout.paymentId, onChoose: remember }}
          payer={{ saved: checkout.paymentAccount, save: savePayer }}
          certificate={certificate}
        />
      )}
      <OrderDocuments basketGroup={basketGroup} numbers={numbers} />
    </div>
  )
}

type PartPaidProps = { state: Received; sign: string; basketGroup: string }
type Received = { paid: number; due: number }

/** What was received and what is left; the order can also be looked at without paying the rest now. */
function PartPaid({ state, sign, basketGroup }: PartPaidProps) {
  const t = useTexts(checkoutTexts)
  const format = (amount: number) => formatPrice(amount, { sign, convert: false })
  const { paid, due } = state
  return (
    <Notice
      tone="forest"
      live
      action={
        <Button size={40} kind="outline" href={link.checkoutFinal(basketGroup)}>
          {t('payment.toOrder')}
        </Button>
      }
    >
      {t('payment.partPaid', { sum: format(paid), rest: format(due) })}
    </Notice>
  )
}
