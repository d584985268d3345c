import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

const place = (
  <div className="h-60" aria-busy="true">
    <Skeleton shape="block" />
  </div>
)

/** The confirmation of an order's phone, loaded for the few orders that need it. */
export const LazyOrderConfirmation = lazyPart(async () => {
  const { OrderConfirmation } = await import('./order-confirmation.tsx')
  return { default: OrderConfirmation }
}, place)
