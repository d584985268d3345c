import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'
import { ScreenPlace } from '../../../checkout/screen-place.tsx'

// The screen has no more script than it needs: the steps come when they open.
export const ContactPart = lazyWithReload(() =>
  import('../../../features/contact/contact-step.tsx').then(({ ContactStep }) => ({
    default: ContactStep,
  })),
)
export const ConfirmationPart = lazyWithReload(() =>
  import('../../../features/contact/masked-confirmation.tsx').then(({ MaskedConfirmation }) => ({
    default: MaskedConfirmation,
  })),
)
export const DeliveryPart = lazyWithReload(() =>
  import('./-delivery-part.tsx').then(({ DeliveryPart }) => ({ default: DeliveryPart })),
)
export const DiscountPart = lazyWithReload(() =>
  import('./-discount-part.tsx').then(({ DiscountPart }) => ({ default: DiscountPart })),
)
export const PaymentPart = lazyWithReload(() =>
  import('../../../features/payment/checkout-payment.tsx').then(({ CheckoutPayment }) => ({
    default: CheckoutPayment,
  })),
)

/** Keeps the place of a step until its script is there. */
export function StepPlace({ children }: { children: ReactNode }) {
  return <Suspense fallback={<ScreenPlace />}>{children}</Suspense>
}
