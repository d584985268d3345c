import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProductOffers } from '@svetlitsa/api-client/contract/product'
import { stockQueryOffers } from '@svetlitsa/domain/product/stock-query-offers'
import { minimumQuantity } from '@svetlitsa/domain/quantity/minimum-quantity'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { quantityOf } from '../stock/places-with.ts'
import { findRemains } from '../stock/remains.queries.ts'
import { offerIn } from './card-of.ts'
import { forbiddenCard } from './forbidden-card.ts'
import { findKitParts, findProduct } from './product-page.queries.ts'

/** The offers of a product for its quick view, and the parts where it is a kit. */
export async function readProductOffers(
  { db, region, language, services }: Pick<Context, 'db' | 'region' | 'language' | 'services'>,
  id: number,
): Promise<AnswerOf<typeof getProductOffers> | Refusal<'not_found'>> {
  const zoneId = region.priceZoneId
  const row = await findProduct(db, { id }, region)
  if (!row) return refuse('not_found')
  const { offers, minimumBatch, isSaleRemains, complectProduct } = row.card ?? forbiddenCard(row)
  const words = await services.catalogue.offerWords(language)
  const asked = stockQueryOffers(offers).map((offer) => offer.id)
  const [parts, remains] = await Promise.all([
    complectProduct ? findKitParts(db, id, zoneId) : [],
    findRemains(db, region.id, asked),
  ])
  return {
    offers: offers.map((offer) => offerIn(offer, words)),
    minimumBatch,
    isSaleRemains,
    trait: { inStock: remains.some((one) => quantityOf(one) > 0), isSaleRemains },
    quantity: minimumQuantity({ minimumBatch, sellsRemains: isSaleRemains }),
    complect: parts.map((part) => ({
      offerId: part.offerId,
      name: nameIn(part, language),
      CNT: part.CNT,
      PRICE: { NEW: part.price, OLD: part.oldPrice },
      isOptional: part.isOptional,
    })),
  }
}
