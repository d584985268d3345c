import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'

// The first step has no more script than it needs: the others come when they open.
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
  return (
    <Suspense
      fallback={
        <div className="h-100" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      }
    >
      {children}
    </Suspense>
  )
}
