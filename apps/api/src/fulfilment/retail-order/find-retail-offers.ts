import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { searchGoodsCached } from '../../discovery/search/search-goods-cached.ts'
import type { Context } from '../../platform/context/context.ts'
import { findOfferIds, findOffersByCode } from '../../supply/offer/offer-id.queries.ts'
import { findSellableOffers } from '../../supply/offer/sellable-offer.queries.ts'

const MAX_PRODUCTS = 12
const MAX_OFFERS = 40

/**
 * The offers that a search of staff finds: those with exactly this barcode or article, otherwise by the
 * search of the shop, best match first. Those in stock come before the others.
 */
export async function findRetailOffers(
  context: Context,
  search: string,
): Promise<CallAnswer<typeof contract.findRetailOffers>> {
  const { db, region } = context
  const { sign } = region.currency
  if (!search.trim()) return { offers: [], sign }
  const coded = await findOffersByCode(db, search.trim())
  const { productIds, offerIds } =
    coded.length > 0
      ? { productIds: [], offerIds: coded }
      : await searchGoodsCached(context, search)
  const found = offerIds ?? (await findOfferIds(db, productIds.slice(0, MAX_PRODUCTS)))
  const sellable = await findSellableOffers(db, region, found)
  const rank = new Map(productIds.map((id, index) => [id, index]))
  const offers = [...sellable.values()]
    .filter(({ isActive }) => isActive)
    .sort(
      (one, other) =>
        Number(other.remains > 0) - Number(one.remains > 0) ||
        (rank.get(one.productId) ?? 0) - (rank.get(other.productId) ?? 0) ||
        one.offerId - other.offerId,
    )
    .slice(0, MAX_OFFERS)
  return {
    offers: offers.map(({ finish, size, ...offer }) => ({
      offerId: offer.offerId,
      article: offer.article,
      name: offer.name,
      variant: [finish, size].filter(Boolean).join(', '),
      price: offer.price,
      remains: offer.remains,
      minimumBatch: offer.minimumBatch,
      byMetre: offer.byMetre,
    })),
    sign,
  }
}
