import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketLine } from '../../schema/basket.table.ts'

export type BasketRow = typeof basket.$inferSelect
export type BasketLineRow = typeof basketLine.$inferSelect

/** The basket of the caller, or null: the customer's when logged in, otherwise the session's. */
export async function findBasket(context: Context, db: Db = context.db): Promise<BasketRow | null> {
  const { session } = context
  if (!session) return null
  const ownerCondition = session.userId
    ? eq(basket.userId, session.userId)
    : eq(basket.sessionId, session.id)
  const [row] = await db.select().from(basket).where(ownerCondition)
  return row ?? null
}

/**
 * The basket of the caller, created if needed and locked until the transaction ends. The session
 * must be opened before the transaction: opening it inside would wait for a second connection while
 * holding one, and enough new visitors at once would deadlock the pool.
 */
export async function lockBasket({ session }: Context, tx: Db): Promise<BasketRow> {
  if (!session) throw new Error('open the session before the transaction')
  const owner = session.userId ? { userId: session.userId } : { sessionId: session.id }
  await tx.insert(basket).values(owner).onConflictDoNothing()
  const ownerCondition = session.userId
    ? eq(basket.userId, session.userId)
    : eq(basket.sessionId, session.id)
  const [row] = await tx.select().from(basket).where(ownerCondition).for('update')
  if (!row) throw new Error('the basket that was just created does not exist')
  return row
}

export async function findLines(db: Db, basketId: number): Promise<BasketLineRow[]> {
  return db
    .select()
    .from(basketLine)
    .where(eq(basketLine.basketId, basketId))
    .orderBy(asc(basketLine.createdAt), asc(basketLine.id))
}

/** Increments the basket version: an order created from an earlier version will be refused. */
export async function touchBasket(
  tx: Db,
  basketId: number,
  change: Partial<Omit<BasketRow, 'id' | 'guid' | 'sessionId' | 'userId' | 'version'>> = {},
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
    /** True unless given: what a shopper adds is meant to be bought. */
    isChecked?: boolean
  },
): Promise<void> {
  // The answer of the change shows the line as it is saved here.
  const shown = { shownPrice: line.seenPrice, shownQuantity: line.quantity }
  await tx
    .insert(basketLine)
    .values({ ...line, ...shown })
    .onConflictDoUpdate({
      target: [basketLine.basketId, basketLine.offerId, basketLine.kitId],
      set: {
        quantity: line.quantity,
        seenPrice: line.seenPrice,
        isChecked: line.isChecked ?? true,
        ...shown,
      },
    })
}

/** Records price and purchasable quantity of a line as answered to the shopper. */
export async function saveShownLine(
  tx: Db,
  lineId: number,
  shown: { quantity: number; shownPrice: number; shownQuantity: number },
): Promise<void> {
  await tx.update(basketLine).set(shown).where(eq(basketLine.id, lineId))
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
