import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { storeLastCheckout } from '../../../checkout/last-checkout.ts'
import { PayByLink } from '../../../checkout/masked/pay-by-link.tsx'
import { CheckoutScreen } from '../../../features/checkout/checkout-screen.tsx'
import { CheckoutSteps } from '../../../features/checkout/checkout-steps.tsx'
import {
  ConfirmationPart,
  ContactPart,
  DeliveryPart,
  DiscountPart,
  PaymentPart,
  StepPlace,
} from './-lazy-parts.tsx'

export const Route = createFileRoute('/personal/checkout/{-$hash}')({
  component: NewCheckout,
  validateSearch: ({ code }) => ({ code: parseText(code) }),
})

function NewCheckout() {
  const { hash } = Route.useParams()
  const { code } = Route.useSearch()
  return (
    <CheckoutScreen hash={hash}>
      {(checkout) => <Steps checkout={checkout} code={code} />}
    </CheckoutScreen>
  )
}

/** The steps with the parts of the other features. */
function Steps({ checkout, code }: { checkout: Checkout; code: string | undefined }) {
  const navigate = useNavigate()
  const { close } = useWindows()
  const { basketGroup, isFinished, calculation } = checkout
  const finish = () => {
    if (!basketGroup) return
    storeLastCheckout(basketGroup)
    // The window in which the order was paid has nothing more to say than the thanks behind it.
    close()
    void navigate({ href: link.checkoutFinal(basketGroup), replace: true })
  }
  const leaveFinished = useEffectEvent(finish)
  useEffect(() => {
    if (isFinished) leaveFinished()
  }, [isFinished])
  return (
    <CheckoutSteps
      checkout={checkout}
      confirmation={
        <StepPlace>
          <ConfirmationPart checkout={checkout} />
          {basketGroup && (
            <PayByLink code={code} isDue={calculation.price.due > 0} basketGroup={basketGroup} />
          )}
        </StepPlace>
      }
      contacts={(step) => (
        <StepPlace>
          <ContactPart {...step} />
        </StepPlace>
      )}
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
