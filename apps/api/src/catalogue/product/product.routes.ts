import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProductOffers } from '@svetlitsa/api-client/product/contract'
import * as contract from '@svetlitsa/api-client/product/contract'
import { pickStockQueryOffers } from '@svetlitsa/domain/product/product-offer'
import { getMinimumQuantity } from '@svetlitsa/domain/quantity/selling-terms'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { getAvailableQuantity } from '../../supply/stock/list-places-with-stock.ts'
import { findRemains } from '../../supply/stock/remains.queries.ts'
import { buildUnavailableCard } from './build-unavailable-card.ts'
import { readAvailability } from './card/read-availability.ts'
import { localizeOffer } from './card/to-product-card.ts'
import { findKitParts, findProduct } from './product.queries.ts'
import { readProduct } from './read-product.ts'
import { readProductAdditional } from './read-product-additional.ts'

export const productRoutes = [
  handle(contract.getProduct, readProduct),

  handle(contract.getProductOffers, (context, { id }) => readProductOffers(context, id)),

  handle(contract.getProductRemains, async (context, { offerIds }) => {
    const remains = await readAvailability(context, offerIds)
    return { items: remains.map((offer) => ({ ...offer, id: offer.additional.offerId })) }
  }),

  handle(contract.getProductAdditional, (context, { id }) => readProductAdditional(context, id)),
]

/** The offers of a product for its quick view, and the parts of a kit. */
async function readProductOffers(
  { db, region, language, services }: Pick<Context, 'db' | 'region' | 'language' | 'services'>,
  id: number,
): Promise<CallAnswer<typeof getProductOffers> | Refusal<'not_found'>> {
  const zoneId = region.priceZoneId
  const row = await findProduct(db, { id }, region)
  if (!row) return refuse('not_found')
  const { offers, minimumBatch, isSaleRemains, complectProduct } =
    row.card ?? buildUnavailableCard(row)
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const requested = pickStockQueryOffers(offers).map((offer) => offer.id)
  const [parts, remains] = await Promise.all([
    complectProduct ? findKitParts(db, id, zoneId) : [],
    findRemains(db, region.id, requested),
  ])
  return {
    offers: offers.map((offer) => localizeOffer(offer, translateText)),
    minimumBatch,
    isSaleRemains,
    trait: { inStock: remains.some((offer) => getAvailableQuantity(offer) > 0), isSaleRemains },
    quantity: getMinimumQuantity({ minimumBatch, sellsRemains: isSaleRemains }),
    complect: parts.map((part) => ({
      offerId: part.offerId,
      name: localizeName(part, language),
      CNT: part.CNT,
      PRICE: { NEW: part.price, OLD: part.oldPrice },
      isOptional: part.isOptional,
    })),
  }
}
