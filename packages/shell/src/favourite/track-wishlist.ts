import { getProductBreadcrumbs } from '@svetlitsa/api-client/product-link/client'
import { trackEvent } from '../analytics/event/track-event.ts'
import type { FavouriteItem } from './use-favourite-toggle.ts'

/**
 * Reports a new favourite with its sections (favorites.toggle). Where the sections fail to load,
 * the report omits them.
 */
export async function trackWishlist({
  offerId,
  productId,
  name,
  price,
}: FavouriteItem): Promise<void> {
  const category = await loadSectionNames(productId)
  trackEvent({ action: 'wishlist', items: [{ id: offerId, name, price, category }] })
}

async function loadSectionNames(productId: number): Promise<string[]> {
  try {
    const outcome = await getProductBreadcrumbs({ productId })
    return outcome.ok ? outcome.answer.breadcrumbs.map(({ name }) => name) : []
  } catch {
    return []
  }
}
