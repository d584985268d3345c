import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { basket, basketLine } from './basket.table.ts'

export type BasketRow = typeof basket.$inferSelect
export type BasketLineRow = typeof basketLine.$inferSelect

/** The basket of whoever asks, or null: a customer's own, else the session's. */
export async function findBasket(context: Context, db: Db = context.db): Promise<BasketRow | null> {
  const { session } = context
  if (!session) return null
  const owned = session.userId
    ? eq(basket.userId, session.userId)
    : eq(basket.sessionId, session.id)
  const [row] = await db.select().from(basket).where(owned)
  return row ?? null
}

/**
 * The basket of whoever asks, made if need be and locked until the transaction ends. The session is
 * opened before the transaction: opened inside, it would wait for a second connection while holding
 * one, and enough new visitors at once would wait for one another for ever.
 */
export async function lockBasket({ session }: Context, tx: Db): Promise<BasketRow> {
  if (!session) throw new Error('open the session before the transaction')
  const owner = session.userId ? { userId: session.userId } : { sessionId: session.id }
  await tx.insert(basket).values(owner).onConflictDoNothing()
  const owned = session.userId
    ? eq(basket.userId, session.userId)
    : eq(basket.sessionId, session.id)
  const [row] = await tx.select().from(basket).where(owned).for('update')
  if (!row) throw new Error('the basket that was just made is gone')
  return row
}

export async function findLines(db: Db, basketId: number): Promise<BasketLineRow[]> {
  return db
    .select()
    .from(basketLine)
    .where(eq(basketLine.basketId, basketId))
    .orderBy(asc(basketLine.createdAt), asc(basketLine.id))
}

/** Notes a change: an order made of the earlier version will be refused. */
export async function bumpBasket(
  tx: Db,
  basketId: number,
  change: Partial<Pick<BasketRow, 'coupon' | 'couponPhone' | 'bonusSum'>> = {},
): Promise<void> {
  await tx
    .update(basket)
    .set({ ...change, version: sql`${basket.version} + 1`, updatedAt: sql`now()` })
    .where(eq(basket.id, basketId))
}

export async function saveLine(
  tx: Db,
  line: {
    basketId: number
    offerId: number
    kitId: number
    quantity: number
    seenPrice: number
    projectId?: string | null
  },
): Promise<void> {
  await tx
    .insert(basketLine)
    .values(line)
    .onConflictDoUpdate({
      target: [basketLine.basketId, basketLine.offerId, basketLine.kitId],
      set: { quantity: line.quantity, seenPrice: line.seenPrice, isChecked: true },
    })
}

export async function setLineChecked(tx: Db, lineId: number, isChecked: boolean): Promise<void> {
  await tx.update(basketLine).set({ isChecked }).where(eq(basketLine.id, lineId))
}

export async function removeLines(tx: Db, basketId: number, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return
  await tx
    .delete(basketLine)
    .where(and(eq(basketLine.basketId, basketId), inArray(basketLine.id, lineIds)))
}
