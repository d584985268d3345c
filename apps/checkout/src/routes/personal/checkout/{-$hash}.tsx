import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { storeLastCheckout } from '../../../checkout/last-checkout.ts'
import { CheckoutScreen } from '../../../features/checkout/checkout-screen.tsx'
import { CheckoutSteps } from '../../../features/checkout/checkout-steps.tsx'
import { ContactStep } from '../../../features/contact/contact-step.tsx'
import { MaskedConfirmation } from '../../../features/contact/masked-confirmation.tsx'
import { DeliveryPart, DiscountPart, PaymentPart, StepPlace } from './-lazy-parts.tsx'

export const Route = createFileRoute('/personal/checkout/{-$hash}')({ component: NewCheckout })

function NewCheckout() {
  const { hash } = Route.useParams()
  return (
    <CheckoutScreen hash={hash}>
      {(checkout) => <Steps key={checkout.id} checkout={checkout} />}
    </CheckoutScreen>
  )
}

/** The steps with the parts of the other features. */
function Steps({ checkout }: { checkout: Checkout }) {
  const navigate = useNavigate()
  const { basketGroup, isFinished } = checkout
  const finish = () => {
    if (!basketGroup) return
    storeLastCheckout(basketGroup)
    void navigate({ href: link.checkoutFinal(basketGroup), replace: true })
  }
  const leaveFinished = useEffectEvent(finish)
  useEffect(() => {
    if (isFinished) leaveFinished()
  }, [isFinished])
  return (
    <CheckoutSteps
      checkout={checkout}
      confirmation={<MaskedConfirmation checkout={checkout} />}
      contacts={(step) => <ContactStep {...step} />}
      delivery={(step) => (
        <StepPlace>
          <DeliveryPart {...step} />
        </StepPlace>
      )}
      payment={() =>
        basketGroup && (
          <StepPlace>
            <PaymentPart checkout={checkout} basketGroup={basketGroup} onPlaced={finish} />
          </StepPlace>
        )
      }
      discount={
        <Suspense>
          <DiscountPart checkout={checkout} />
        </Suspense>
      }
    />
  )
}
