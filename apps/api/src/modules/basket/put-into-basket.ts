import type { quantityChange } from '@svetlitsa/api-client/contract/basket'
import { isQuantity } from '@svetlitsa/domain/quantity/is-quantity'
import { normalizeQuantity } from '@svetlitsa/domain/quantity/normalize-quantity'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { findSellableOffers, type SellableOffer } from '../catalogue/sellable-offer.queries.ts'
import { bumpBasket, findLines, lockBasket, saveLine } from './basket.queries.ts'

export type Change = z.output<typeof quantityChange>

interface Wanted {
  offerId: number
  quantity: number
  projectId?: string | null
}

type Refused = Refusal<'offer_unknown' | 'out_of_stock' | 'fraction'>

/** Adds to what already lies in the basket; the quantity rules have the last word (account §5). */
export async function putIntoBasket(
  context: Context,
  tx: Db,
  wanted: readonly Wanted[],
): Promise<Change[] | Refused> {
  const row = await lockBasket(context, tx)
  const lines = await findLines(tx, row.id)
  const offers = await findSellableOffers(
    tx,
    context.region,
    wanted.map(({ offerId }) => offerId),
  )
  const changes: Change[] = []
  const lying = new Map(
    lines.filter((line) => line.kitId === 0).map((line) => [line.offerId, line.quantity]),
  )
  for (const { offerId, quantity, projectId } of wanted) {
    const offer = offers.get(offerId)
    if (!offer?.isActive) return refuse('offer_unknown')
    if (!isQuantity(quantity, offer))
      return refuse('fraction', { fields: { quantity: String(quantity) } })
    if (offer.remains <= 0) return refuse('out_of_stock', { values: { name: offer.name, left: 0 } })
    const asked = quantity < 1 && !offer.byMetre ? quantity : (lying.get(offerId) ?? 0) + quantity
    const change = decideQuantity(offer, asked)
    if (change.reason)
      changes.push({ offerId, asked, quantity: change.quantity, reason: change.reason })
    lying.set(offerId, change.quantity)
    await saveLine(tx, {
      basketId: row.id,
      offerId,
      kitId: 0,
      quantity: change.quantity,
      seenPrice: offer.price,
      projectId: projectId ?? null,
    })
  }
  await bumpBasket(tx, row.id)
  return changes
}

export function decideQuantity(
  offer: SellableOffer,
  wanted: number,
): { quantity: number; reason: Change['reason'] | null } {
  const { quantity, changed } = normalizeQuantity({ ...offer, stock: offer.remains, wanted })
  return { quantity, reason: changed }
}
