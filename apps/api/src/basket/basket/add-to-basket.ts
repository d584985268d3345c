import type { quantityChange } from '@svetlitsa/api-client/basket/contract'
import { isQuantity, normalizeQuantity } from '@svetlitsa/domain/quantity/quantity'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { type BasketRow, findLines, type LineToSave, saveLines } from './basket.queries.ts'
import type { ChangeOutcome } from './change-basket.ts'
import { getLinePieces } from './order-limits.ts'

export type QuantityChange = z.output<typeof quantityChange>

interface RequestedLine {
  offerId: number
  quantity: number
  projectId?: string | null
}

type AddToBasketRefusal = Refusal<'offer_unknown' | 'out_of_stock' | 'fraction'>

/**
 * Adds to the quantity that is already in a locked basket; the quantity rules adjust the result
 * (domain.quantity).
 */
export async function addToBasket(
  context: Context,
  tx: Db,
  { id: basketId }: BasketRow,
  requestedLines: readonly RequestedLine[],
): Promise<ChangeOutcome | AddToBasketRefusal> {
  const lines = await findLines(tx, basketId)
  const offers = await findBuyerOffers(
    context,
    tx,
    requestedLines.map(({ offerId }) => offerId),
  )
  const maximum = getLinePieces(context.services.env, context.session?.groups ?? [])
  const changes: QuantityChange[] = []
  const quantityInBasket = new Map(lines.map((line) => [line.offerId, line.quantity]))
  const saved = new Map<number, LineToSave>()
  for (const { offerId, quantity, projectId } of requestedLines) {
    const offer = offers.get(offerId)
    if (!offer?.isActive) return refuse('offer_unknown')
    if (!isQuantity(quantity, offer))
      return refuse('fraction', { fields: { quantity: String(quantity) } })
    if (offer.remains <= 0) return refuse('out_of_stock', { values: { name: offer.name, left: 0 } })
    const requested =
      quantity < 1 && !offer.byMetre ? quantity : (quantityInBasket.get(offerId) ?? 0) + quantity
    const change = decideQuantity(offer, requested, maximum)
    if (change.reason)
      changes.push({ offerId, asked: requested, quantity: change.quantity, reason: change.reason })
    quantityInBasket.set(offerId, change.quantity)
    saved.set(offerId, {
      basketId,
      offerId,
      quantity: change.quantity,
      seenPrice: offer.price,
      projectId: saved.get(offerId)?.projectId ?? projectId ?? null,
    })
  }
  await saveLines(tx, [...saved.values()])
  return { changes }
}

export function decideQuantity(
  offer: SellableOffer,
  requested: number,
  /** The most pieces of a line for this buyer; null without a limit. */
  maximum: number | null,
): { quantity: number; reason: QuantityChange['reason'] | null } {
  const { quantity, changed } = normalizeQuantity({ ...toTerms(offer), maximum, requested })
  return { quantity, reason: changed }
}

/** The selling terms of an offer; null for an offer that cannot be bought now. */
export function findTerms(offer: SellableOffer | undefined): SellingTerms | null {
  return offer?.isActive && offer.remains > 0 ? toTerms(offer) : null
}

function toTerms(offer: SellableOffer): SellingTerms {
  return { ...offer, stock: offer.remains }
}
