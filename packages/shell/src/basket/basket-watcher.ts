import { useBasketOfOtherTabs } from '@svetlitsa/api-client/basket/queries'

/** Keeps the counts of the header, and a shown basket, as another tab left them. */
export function BasketWatcher(): null {
  useBasketOfOtherTabs()
  return null
}
