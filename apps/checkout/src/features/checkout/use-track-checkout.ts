import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useCheckoutProducts } from '@svetlitsa/api-client/checkout-order/queries'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { useEffect } from 'react'
import { toProductEventItems } from '../../checkout/to-product-event-items.ts'

/** Reports the goods of a checkout to analytics once in a tab, however often it is loaded. */
export function useTrackCheckout({ id, orderID, isMasked }: Checkout): void {
  const { data: products } = useCheckoutProducts(id)
  const isReported = orderID !== null || isMasked
  useEffect(() => {
    if (!products?.length || isReported || !rememberOnce(id)) return
    trackEvent({ action: 'checkout', items: toProductEventItems(products), step: 1 })
  }, [id, products, isReported])
}

const prefix = 'checkout-reported-'

/** Returns whether the checkout is new in this tab; it may have been reported before it had an id. */
function rememberOnce(id: string): boolean {
  try {
    if (sessionStorage.getItem(prefix + id)) return false
    const isUnnamed = sessionStorage.getItem(prefix) !== null
    sessionStorage.removeItem(prefix)
    sessionStorage.setItem(prefix + id, '1')
    return !isUnnamed
  } catch {
    // Without storage the goods are reported at each load.
  }
  return true
}
