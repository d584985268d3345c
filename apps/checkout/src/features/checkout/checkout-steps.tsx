import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { type ReactNode, useState } from 'react'
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'
import type { StepProps } from '../../checkout/step-props.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { CheckoutTotals } from './checkout-totals.tsx'
import { ContactSummary } from './contact-summary.tsx'
import { DeliverySummary } from './delivery-summary.tsx'
import { useTrackCheckout } from './use-track-checkout.ts'

type CheckoutStepsProps = {
  checkout: Checkout
  /** Replaces the steps where only the link is held (checkout.masked). */
  confirmation: ReactNode
  contacts: (step: StepProps) => ReactNode
  delivery: (step: StepProps) => ReactNode
  payment: (step: StepProps) => ReactNode
  /** Coupon and bonuses, until the orders are made. */
  discount: ReactNode
}

/** The three steps beside the sums of the order (checkout.steps). */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { checkout, confirmation, contacts, delivery, payment, discount } = props
  const t = useTexts(checkoutStepsTexts)
  const [changed, setChanged] = useState<1 | 2 | null>(checkout.delivery.isUnfinished ? 2 : null)
  useTrackCheckout(checkout)
  const { isMasked, calculation, delivery: chosen } = checkout
  // Nothing is paid while the orders have another delivery than the one that is being chosen.
  const current = changed ?? (chosen.isUnfinished ? 2 : checkout.step)
  const getState = (number: 1 | 2 | 3) => {
    if (isMasked) return number < checkout.step ? 'done' : 'next'
    if (number === current) return 'open'
    return number < checkout.step ? 'done' : 'next'
  }
  // Money that was received fixes what it was paid for.
  const canChange = !isMasked && calculation.paid === 0
  const step: StepProps = {
    checkout,
    isChange: changed !== null || chosen.isUnfinished,
    onDone: () => setChanged(null),
  }
  return (
    <CheckoutColumns summary={<CheckoutTotals checkout={checkout} />}>
      {isMasked && <div className="mb-8 flex flex-col gap-5">{confirmation}</div>}
      <ol aria-label={t('steps')}>
        <CheckoutStep
          number={1}
          title={t('contacts.title')}
          state={getState(1)}
          summary={<ContactSummary contacts={checkout.contacts} />}
          onChange={canChange ? () => setChanged(1) : undefined}
        >
          {contacts(step)}
        </CheckoutStep>
        <CheckoutStep
          number={2}
          title={t('delivery.title')}
          state={getState(2)}
          summary={<DeliverySummary checkout={checkout} />}
          onChange={canChange ? () => setChanged(2) : undefined}
        >
          {delivery(step)}
        </CheckoutStep>
        <CheckoutStep
          number={3}
          title={t('payment.title')}
          state={getState(3)}
          summary={t('payment.ways')}
        >
          {payment(step)}
        </CheckoutStep>
      </ol>
      {!isMasked && checkout.orderID === null && <div className="mt-10 lg:pl-15">{discount}</div>}
    </CheckoutColumns>
  )
}
