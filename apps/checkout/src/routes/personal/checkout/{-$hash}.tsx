import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { FinishChange } from '../../../checkout/finish-change.tsx'
import { storeLastCheckout } from '../../../checkout/last-checkout.ts'
import { CheckoutBonus } from '../../../features/bonus/checkout-bonus.tsx'
import { CheckoutScreen } from '../../../features/checkout/checkout-screen.tsx'
import { CheckoutSteps } from '../../../features/checkout/checkout-steps.tsx'
import { ContactStep } from '../../../features/contact/contact-step.tsx'
import { MaskedConfirmation } from '../../../features/contact/masked-confirmation.tsx'
import { CheckoutCoupon } from '../../../features/coupon/checkout-coupon.tsx'
import { CheckoutDelivery } from '../../../features/delivery/checkout-delivery/checkout-delivery.tsx'
import { PlaceCheckout } from '../../../features/order/place-checkout.tsx'
import { CheckoutPayment } from '../../../features/payment/checkout-payment.tsx'

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
        <CheckoutDelivery
          {...step}
          renderAction={(prepare) =>
            step.isChange && checkout.orderID !== null ? (
              <FinishChange prepare={prepare} onDone={step.onDone} />
            ) : (
              <PlaceCheckout checkout={checkout} prepare={prepare} />
            )
          }
        />
      )}
      payment={() => basketGroup && <CheckoutPayment basketGroup={basketGroup} onPlaced={finish} />}
      discount={
        <div className="flex max-w-text flex-col gap-3">
          <CheckoutCoupon checkout={checkout} />
          <CheckoutBonus checkout={checkout} />
        </div>
      }
    />
  )
}
