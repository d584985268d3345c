import { isQuantity } from '@svetlitsa/domain/quantity/quantity'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { decideQuantity, type QuantityChange } from './add-to-basket.ts'
import {
  type BasketRow,
  findLines,
  type LineToSave,
  removeLines,
  saveLines,
} from './basket.queries.ts'
import type { ChangeOutcome } from './change-basket.ts'
import { getLinePieces } from './order-limits.ts'

interface LineChange {
  offerId: number
  quantity: number
  checked?: boolean | undefined
  remove?: boolean | undefined
}

/** Sets the quantities of lines of a locked basket, checks, unchecks or removes them, all or nothing. */
export async function modifyLines(
  context: Context,
  tx: Db,
  row: BasketRow,
  lineChanges: readonly LineChange[],
): Promise<ChangeOutcome | Refusal<'offer_unknown' | 'fraction'>> {
  const lines = await findLines(tx, row.id)
  const offers = await findBuyerOffers(
    context,
    tx,
    lineChanges.map(({ offerId }) => offerId),
  )
  const maximum = getLinePieces(context.services.env, context.session?.groups ?? [])
  const changes: QuantityChange[] = []
  const removed = new Set<number>()
  const saved = new Map<number, LineToSave>()
  for (const { offerId, quantity, checked, remove } of lineChanges) {
    const line = lines.find((candidate) => candidate.offerId === offerId)
    const offer = offers.get(offerId)
    if (!line) return refuse('offer_unknown')
    // Of several changes of one line the last counts.
    saved.delete(offerId)
    removed.delete(line.id)
    if (remove) {
      removed.add(line.id)
      continue
    }
    const { basketId, seenPrice } = line
    const isChecked = checked ?? line.isChecked
    if (!offer?.isActive || offer.remains <= 0) {
      saved.set(offerId, { basketId, offerId, quantity: line.quantity, seenPrice, isChecked })
      continue
    }
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
    saved.set(offerId, {
      basketId,
      offerId,
      quantity: decision.quantity,
      seenPrice: offer.price,
      isChecked,
    })
  }
  await saveLines(tx, [...saved.values()])
  await removeLines(tx, row.id, [...removed])
  return { changes }
}
