import { getProductBreadcrumbs } from '@svetlitsa/api-client/api/product-link'
import { trackEvent } from '../analytics/track-event.tsx'
import type { FavouriteThing } from './use-favourite-toggle.tsx'

/**
 * Reports that a thing was marked, with the sections it stands in (storefront §4). Where those cannot
 * be had the report goes without them.
 */
export async function trackWishlist({
  offerId,
  productId,
  name,
  price,
}: FavouriteThing): Promise<void> {
  const category = await sectionsOf(productId)
  trackEvent({ action: 'wishlist', items: [{ id: offerId, name, price, category }] })
}

async function sectionsOf(productId: number): Promise<string[]> {
  try {
    const outcome = await getProductBreadcrumbs({ productId })
    return outcome.ok ? outcome.answer.breadcrumbs.map(({ name }) => name) : []
  } catch {
    return []
  }
}
