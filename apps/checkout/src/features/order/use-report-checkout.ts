import type { Basket } from '@svetlitsa/api-client/query/basket'
import { eventItems } from '@svetlitsa/shell/analytics/event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/track-event'
import { useEffect, useEffectEvent } from 'react'

/** Tells the reports, once for each visit of the basket, what somebody stands before buying. */
export function useReportCheckout(basket: Basket): void {
  const tell = useEffectEvent(() => {
    const items = eventItems(basket.items.filter(({ checked }) => checked))
    if (items.length > 0) trackEvent({ action: 'checkout', items, step: 1 })
  })
  useEffect(() => tell(), [])
}
