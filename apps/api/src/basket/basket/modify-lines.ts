import { isQuantity } from '@svetlitsa/domain/quantity/is-quantity'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { decideQuantity, type QuantityChange } from './add-to-basket.ts'
import {
  findLines,
  lockBasket,
  removeLines,
  saveLine,
  setLineChecked,
  touchBasket,
} from './basket.queries.ts'
import { refuseIfStale } from './basket-version.ts'
import { getLinePieces } from './order-limits.ts'

interface LineChange {
  offerId: number
  quantity: number
  kitId?: number | undefined
  checked?: boolean | undefined
  remove?: boolean | undefined
}

/** Sets the quantities of lines, checks, unchecks or removes them, all or nothing. */
export async function modifyLines(
  context: Context,
  tx: Db,
  lineChanges: readonly LineChange[],
  seenVersion: number | null,
): Promise<QuantityChange[] | Refusal<'offer_unknown' | 'fraction' | 'basket_changed'>> {
  const row = await lockBasket(context, tx)
  const refusal = refuseIfStale(row, seenVersion)
  if (refusal) return refusal
  const lines = await findLines(tx, row.id)
  const offers = await findBuyerOffers(
    context,
    tx,
    lineChanges.map(({ offerId }) => offerId),
  )
  const maximum = getLinePieces(context.services.env, context.session?.groups ?? [])
  const changes: QuantityChange[] = []
  for (const { offerId, quantity, kitId = 0, checked, remove } of lineChanges) {
    const line = lines.find(
      (candidate) => candidate.offerId === offerId && candidate.kitId === kitId,
    )
    const offer = offers.get(offerId)
    if (!line) return refuse('offer_unknown')
    if (remove) {
      await removeLines(tx, row.id, [line.id])
      continue
    }
    if (offer?.isActive && offer.remains > 0) {
      if (!isQuantity(quantity, offer))
        return refuse('fraction', { fields: { quantity: String(quantity) } })
      const decision = decideQuantity(offer, quantity, maximum)
      if (decision.reason) {
        changes.push({
          offerId,
          asked: quantity,
          quantity: decision.quantity,
          reason: decision.reason,
        })
      }
      await saveLine(tx, {
        basketId: row.id,
        offerId,
        kitId,
        quantity: decision.quantity,
        seenPrice: offer.price,
      })
    }
    await setLineChecked(tx, line.id, checked ?? line.isChecked)
  }
  await touchBasket(tx, row.id)
  return changes
}
