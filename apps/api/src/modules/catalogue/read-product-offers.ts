import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProductOffers } from '@svetlitsa/api-client/contract/product'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { forbiddenCard } from './forbidden-card.ts'
import { findKitParts, findProduct } from './product-page.queries.ts'

/** The offers of a product for its quick view, and the parts where it is a kit. */
export async function readProductOffers(
  { db, region, language }: Context,
  id: number,
): Promise<AnswerOf<typeof getProductOffers> | Refusal<'not_found'>> {
  const zoneId = region.priceZoneId
  const row = await findProduct(db, { id }, zoneId)
  if (!row) return refuse('not_found')
  const { offers, minimumBatch, isSaleRemains, complectProduct } = row.card ?? forbiddenCard(row)
  const parts = complectProduct ? await findKitParts(db, id, zoneId) : []
  return {
    offers,
    minimumBatch,
    isSaleRemains,
    complect: parts.map((part) => ({
      offerId: part.offerId,
      name: nameIn(part, language),
      CNT: part.CNT,
      PRICE: { NEW: part.price, OLD: part.oldPrice },
      isOptional: part.isOptional,
    })),
  }
}
