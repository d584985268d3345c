import { type Checkout, useCheckoutProducts } from '@svetlitsa/api-client/checkout/queries'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { useEffect } from 'react'
import { toProductEventItems } from '../../checkout/to-product-event-items.ts'

/** Reports the goods of a checkout to analytics once in a tab, however often it is loaded. */
export function useTrackCheckout({ id, orderID, isMasked }: Checkout): void {
  const { data: products } = useCheckoutProducts(id)
  const isReported = orderID !== null || isMasked
  useEffect(() => {
    if (!products?.length || isReported || !rememberOnce(`checkout-reported-${id}`)) return
    trackEvent({ action: 'checkout', items: toProductEventItems(products), step: 1 })
  }, [id, products, isReported])
}

/** Returns whether the key is new in this tab. */
function rememberOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage the goods are reported at each load.
  }
  return true
}
