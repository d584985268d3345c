import { mergeBaskets } from '@svetlitsa/domain/basket/basket-line'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket } from '../../schema/basket.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { findSellableOffers } from '../../supply/offer/sellable-offer.queries.ts'
import { findTerms, type QuantityChange } from './add-to-basket.ts'
import { type BasketRow, findLines, saveBasket, saveLines } from './basket.queries.ts'

/**
 * Merges a guest's basket into the customer's at login (ADR 0041). A line in both baskets gets the
 * larger quantity, capped by stock; capped lines are reported. Lines that cannot be bought now are
 * moved unchanged, so nothing is lost.
 */
export async function mergeBasket(
  tx: Db,
  { fromSessionId, userId, region }: { fromSessionId: number; userId: number; region: Region },
): Promise<QuantityChange[]> {
  const [guest] = await tx
    .select()
    .from(basket)
    .where(eq(basket.sessionId, fromSessionId))
    .for('update')
  if (!guest) return []
  const customerBasket = await lockUserBasket(tx, userId)
  const [guestLines, customerLines] = [
    await findLines(tx, guest.id),
    await findLines(tx, customerBasket.id),
  ]
  const offers = await findSellableOffers(
    tx,
    region,
    guestLines.map(({ offerId }) => offerId),
  )
  const changes: QuantityChange[] = []
  const merged = mergeBaskets(customerLines, guestLines, (offerId) =>
    findTerms(offers.get(offerId)),
  )
  for (const { guest: line, requested, quantity, changed } of merged) {
    if (changed)
      changes.push({ offerId: line.offerId, asked: requested, quantity, reason: changed })
  }
  await saveLines(
    tx,
    merged.map(({ guest: line, customer, quantity }) => ({
      basketId: customerBasket.id,
      offerId: line.offerId,
      quantity,
      seenPrice: customer?.seenPrice ?? line.seenPrice ?? offers.get(line.offerId)?.price ?? 0,
      projectId: customer?.projectId ?? line.projectId,
      isChecked: line.isChecked || (customer?.isChecked ?? false),
    })),
  )
  const { coupon, couponPhone } = customerBasket.coupon ? customerBasket : guest
  const { cleared, clearedUntil } = guest.cleared ? guest : customerBasket
  await saveBasket(tx, customerBasket.id, { coupon, couponPhone, cleared, clearedUntil })
  await tx.delete(basket).where(eq(basket.id, guest.id))
  return changes
}

async function lockUserBasket(tx: Db, userId: number): Promise<BasketRow> {
  await tx.insert(basket).values({ userId }).onConflictDoNothing()
  const [row] = await tx.select().from(basket).where(eq(basket.userId, userId)).for('no key update')
  if (!row) throw new Error('the basket that was just created does not exist')
  return row
}
