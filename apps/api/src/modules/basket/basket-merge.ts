import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { findSellableOffers } from '../catalogue/sellable-offer.queries.ts'
import type { Region } from '../region/region-directory.ts'
import { type BasketRow, bumpBasket, findLines, saveLine } from './basket.queries.ts'
import { basket } from './basket.table.ts'
import { type Change, decideQuantity } from './put-into-basket.ts'

/**
 * A guest's basket joins the customer's at login (decisions, «Identity»): of a line that lies in
 * both the larger quantity, capped by stock, and what is capped is told. Nothing is lost: lines that
 * cannot be bought now come along as they are.
 */
export async function mergeBasket(
  tx: Db,
  { fromSessionId, userId, region }: { fromSessionId: number; userId: number; region: Region },
): Promise<Change[]> {
  const [guest] = await tx
    .select()
    .from(basket)
    .where(eq(basket.sessionId, fromSessionId))
    .for('update')
  if (!guest) return []
  const own = await lockOwnBasket(tx, userId)
  const [guestLines, ownLines] = [await findLines(tx, guest.id), await findLines(tx, own.id)]
  const offers = await findSellableOffers(
    tx,
    region,
    guestLines.map(({ offerId }) => offerId),
  )
  const changes: Change[] = []
  for (const line of guestLines) {
    const { offerId, kitId } = line
    const same = ownLines.find((one) => one.offerId === offerId && one.kitId === kitId)
    const offer = offers.get(offerId)
    const asked = Math.max(line.quantity, same?.quantity ?? 0)
    const isSold = offer?.isActive && offer.remains > 0
    const { quantity, reason } = isSold
      ? decideQuantity(offer, asked)
      : { quantity: asked, reason: null }
    if (reason) changes.push({ offerId, asked, quantity, reason })
    await saveLine(tx, {
      basketId: own.id,
      offerId,
      kitId,
      quantity,
      seenPrice: same?.seenPrice ?? line.seenPrice ?? offer?.price ?? 0,
      projectId: same?.projectId ?? line.projectId,
    })
  }
  const { coupon, couponPhone } = own.coupon ? own : guest
  await bumpBasket(tx, own.id, { coupon, couponPhone })
  await tx.delete(basket).where(eq(basket.id, guest.id))
  return changes
}

async function lockOwnBasket(tx: Db, userId: number): Promise<BasketRow> {
  await tx.insert(basket).values({ userId }).onConflictDoNothing()
  const [row] = await tx.select().from(basket).where(eq(basket.userId, userId)).for('update')
  if (!row) throw new Error('the basket that was just made is gone')
  return row
}
