import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { ScreenPlace } from '../screen-place.tsx'

/** What whoever only has the link may do, loaded for them alone. */
export const CheckoutMasked = lazyPart(
  async () => {
    const { CheckoutMasked } = await import('./checkout-masked.tsx')
    return { default: CheckoutMasked }
  },
  <ScreenPlace />,
)
