import { isQuantity } from '@svetlitsa/domain/quantity/is-quantity'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { findSellableOffers } from '../catalogue/sellable-offer.queries.ts'
import {
  bumpBasket,
  findLines,
  lockBasket,
  removeLines,
  saveLine,
  setLineChecked,
} from './basket.queries.ts'
import { type Change, decideQuantity } from './put-into-basket.ts'

interface LineChange {
  offerId: number
  quantity: number
  kitId?: number | undefined
  checked?: boolean | undefined
  remove?: boolean | undefined
}

/** Sets lines to new quantities, ticks them or takes them out, all or nothing. */
export async function modifyLines(
  context: Context,
  tx: Db,
  wanted: readonly LineChange[],
): Promise<Change[] | Refusal<'offer_unknown' | 'fraction'>> {
  const row = await lockBasket(context, tx)
  const lines = await findLines(tx, row.id)
  const offers = await findSellableOffers(
    tx,
    context.region,
    wanted.map(({ offerId }) => offerId),
  )
  const changes: Change[] = []
  for (const { offerId, quantity, kitId = 0, checked, remove } of wanted) {
    const line = lines.find((one) => one.offerId === offerId && one.kitId === kitId)
    const offer = offers.get(offerId)
    if (!line) return refuse('offer_unknown')
    if (remove) {
      await removeLines(tx, row.id, [line.id])
      continue
    }
    if (offer?.isActive && offer.remains > 0) {
      if (!isQuantity(quantity, offer))
        return refuse('fraction', { fields: { quantity: String(quantity) } })
      const decided = decideQuantity(offer, quantity)
      if (decided.reason) {
        changes.push({
          offerId,
          asked: quantity,
          quantity: decided.quantity,
          reason: decided.reason,
        })
      }
      await saveLine(tx, {
        basketId: row.id,
        offerId,
        kitId,
        quantity: decided.quantity,
        seenPrice: offer.price,
      })
    }
    await setLineChecked(tx, line.id, checked ?? line.isChecked)
  }
  await bumpBasket(tx, row.id)
  return changes
}
