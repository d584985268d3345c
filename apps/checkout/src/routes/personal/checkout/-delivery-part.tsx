import { FinishChange } from '../../../checkout/finish-change.tsx'
import type { StepProps } from '../../../checkout/step-props.ts'
import { CheckoutDelivery } from '../../../features/delivery/checkout-delivery/checkout-delivery.tsx'
import { UnfinishedDelivery } from '../../../features/delivery/checkout-delivery/unfinished-delivery.tsx'
import { PlaceCheckout } from '../../../features/order/place-checkout.tsx'

/** Step 2 with its button: it makes the orders, or ends the change of orders that are made. */
export function DeliveryPart(step: StepProps) {
  const { checkout, isChange, onDone } = step
  const isOrdered = isChange && checkout.orderID !== null
  return (
    <CheckoutDelivery
      {...step}
      notice={isOrdered && <UnfinishedDelivery checkout={checkout} onGivenUp={onDone} />}
      renderAction={(prepare) =>
        isOrdered ? (
          <FinishChange prepare={prepare} onDone={onDone} />
        ) : (
          <PlaceCheckout checkout={checkout} prepare={prepare} />
        )
      }
    />
  )
}
