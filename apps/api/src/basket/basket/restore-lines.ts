import { isQuantity } from '@svetlitsa/domain/quantity/quantity'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { StoredLine } from '../../schema/basket.table.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { decideQuantity, findTerms, type QuantityChange } from './add-to-basket.ts'
import { findLines, type LineToSave, saveLines } from './basket.queries.ts'
import { getLinePieces } from './order-limits.ts'

interface Restored {
  basketId: number
  lines: readonly (StoredLine & {
    isChecked?: boolean
    projectId?: string | null
    seenPrice?: number | null
  })[]
  /** The quantity wanted, from the one in the basket and the stored one. */
  combine: (inBasket: number, stored: number) => number
  /** Whether lines that cannot be bought now come back too, as they were; else they are told. */
  keepsSoldOut: boolean
}

/** Puts stored lines into a locked basket, capped by stock; what differs is answered. */
export async function restoreLines(
  context: Context,
  tx: Db,
  { basketId, lines, combine, keepsSoldOut }: Restored,
): Promise<QuantityChange[]> {
  const current = await findLines(tx, basketId)
  const offers = await findBuyerOffers(
    context,
    tx,
    lines.map(({ offerId }) => offerId),
  )
  const maximum = getLinePieces(context.services.env, context.session?.groups ?? [])
  const changes: QuantityChange[] = []
  const saved: LineToSave[] = []
  for (const line of lines) {
    const { offerId } = line
    const offer = offers.get(offerId)
    if (!offer) continue
    const same = current.find((one) => one.offerId === offerId)
    const wanted = combine(same?.quantity ?? 0, line.quantity)
    const save = (quantity: number) =>
      saved.push({
        basketId,
        offerId,
        quantity,
        seenPrice: line.seenPrice ?? offer.price,
        isChecked: line.isChecked ?? true,
        projectId: line.projectId ?? null,
      })
    // Goods that were sold by the metre may have become whole pieces since.
    if (!findTerms(offer) || !isQuantity(wanted, offer)) {
      if (keepsSoldOut) save(wanted)
      else changes.push({ offerId, asked: wanted, quantity: same?.quantity ?? 0, reason: 'stock' })
      continue
    }
    const { quantity, reason } = decideQuantity(offer, wanted, maximum)
    if (reason) changes.push({ offerId, asked: wanted, quantity, reason })
    save(quantity)
  }
  await saveLines(tx, saved)
  return changes
}
