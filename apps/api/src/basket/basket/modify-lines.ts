import { isQuantity } from '@svetlitsa/domain/quantity/quantity'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { decideQuantity, type QuantityChange } from './add-to-basket.ts'
import {
  type BasketRow,
  findLines,
  removeLines,
  saveLines,
  setLineChecked,
} from './basket.queries.ts'
import type { BasketWrite } from './change-basket.ts'
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
): Promise<BasketWrite | Refusal<'offer_unknown' | 'fraction'>> {
  const lines = await findLines(tx, row.id)
  const offers = await findBuyerOffers(
    context,
    tx,
    lineChanges.map(({ offerId }) => offerId),
  )
  const maximum = getLinePieces(context.services.env, context.session?.groups ?? [])
  const changes: QuantityChange[] = []
  for (const { offerId, quantity, checked, remove } of lineChanges) {
    const line = lines.find((candidate) => candidate.offerId === offerId)
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
      await saveLines(tx, [
        {
          basketId: row.id,
          offerId,
          quantity: decision.quantity,
          seenPrice: offer.price,
          isChecked: checked ?? line.isChecked,
        },
      ])
    } else await setLineChecked(tx, line.id, checked ?? line.isChecked)
  }
  return { changes }
}
