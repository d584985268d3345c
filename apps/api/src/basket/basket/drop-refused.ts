import { getMaximumQuantity } from '@svetlitsa/domain/quantity/selling-terms'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { lockBasket, saveBasket, saveLines } from './basket.queries.ts'
import { type LoadedLine, loadLines } from './load-basket.ts'
import { getLinePieces } from './order-limits.ts'

/**
 * Removes from a basket what an order of it was refused for and its shopper is told of: a coupon, or
 * the pieces above the limit of the shopper.
 */
export async function dropRefused(
  shopper: Shopper,
  db: Db,
  drop: { coupon: boolean; excess: boolean },
): Promise<void> {
  if (!shopper.session || !(drop.coupon || drop.excess)) return
  await db.transaction(async (tx) => {
    const row = await lockBasket(shopper, tx)
    const { lines } = await loadLines(shopper, tx, row)
    const excessive = drop.excess
      ? lines.filter((one) => getAllowed(shopper, one) < one.line.quantity)
      : []
    const hasCoupon = drop.coupon && row.coupon !== null
    if (!hasCoupon && excessive.length === 0) return
    await saveLines(
      tx,
      excessive.map((one) => ({
        basketId: row.id,
        offerId: one.line.offerId,
        quantity: getAllowed(shopper, one),
        seenPrice: one.line.seenPrice ?? one.offer.price,
        isChecked: one.line.isChecked,
      })),
    )
    await saveBasket(tx, row.id, hasCoupon ? { coupon: null, couponPhone: null } : {})
  })
}

/** The pieces of a line that its buyer may order. */
function getAllowed({ services, session }: Shopper, { line, offer }: LoadedLine): number {
  const maximum = getLinePieces(services.env, session?.groups ?? [])
  return Math.min(line.quantity, getMaximumQuantity({ ...offer, maximum }))
}
