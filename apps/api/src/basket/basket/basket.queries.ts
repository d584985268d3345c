import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketLine } from '../../schema/basket.table.ts'
import { offer } from '../../schema/product.table.ts'

export type BasketRow = typeof basket.$inferSelect
export type BasketLineRow = typeof basketLine.$inferSelect
/** What a change may set on a basket; the version rises by itself. */
export type BasketValues = Partial<
  Omit<BasketRow, 'id' | 'guid' | 'sessionId' | 'userId' | 'version'>
>

type Owner = Pick<NonNullable<Shopper['session']>, 'id' | 'userId'>

/** A customer's basket when logged in, otherwise that of the session; or null. */
export async function findBasket(
  { session }: Pick<Shopper, 'session'>,
  db: Db,
): Promise<BasketRow | null> {
  if (!session) return null
  const [row] = await db.select().from(basket).where(isOwnedBy(session))
  return row ?? null
}

/**
 * The basket of a shopper, created if needed and locked until the transaction ends. The session
 * must be opened before the transaction: opening it inside would wait for a second connection while
 * holding one, and enough new visitors at once would deadlock the pool.
 */
export async function lockBasket(
  { session }: Pick<Shopper, 'session'>,
  tx: Db,
): Promise<BasketRow> {
  if (!session) throw new Error('open the session before the transaction')
  const lock = () => tx.select().from(basket).where(isOwnedBy(session)).for('no key update')
  const [existing] = await lock()
  if (existing) return existing
  const owner = session.userId ? { userId: session.userId } : { sessionId: session.id }
  const [created] = await tx.insert(basket).values(owner).onConflictDoNothing().returning()
  const [row] = created ? [created] : await lock()
  if (!row) throw new Error('the basket that was just created does not exist')
  return row
}

function isOwnedBy({ id, userId }: Owner) {
  return userId ? eq(basket.userId, userId) : eq(basket.sessionId, id)
}

export async function findLines(db: Db, basketId: number): Promise<BasketLineRow[]> {
  return db
    .select()
    .from(basketLine)
    .where(eq(basketLine.basketId, basketId))
    .orderBy(asc(basketLine.createdAt), asc(basketLine.id))
}

/** The weight of a piece of each offer of the checked lines, in kg. */
export async function findCheckedWeights(db: Db, basketId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ offerId: basketLine.offerId, weightKg: offer.weightKg })
    .from(basketLine)
    .innerJoin(offer, eq(offer.id, basketLine.offerId))
    .where(and(eq(basketLine.basketId, basketId), eq(basketLine.isChecked, true)))
  return new Map(rows.map(({ offerId, weightKg }) => [offerId, weightKg ?? 0]))
}

/** Changes a basket and raises its version: what is made on an earlier version will be refused. */
export async function saveBasket(
  tx: Db,
  basketId: number,
  set: BasketValues = {},
): Promise<BasketRow> {
  const [row] = await tx
    .update(basket)
    .set({ ...set, version: sql`${basket.version} + 1`, updatedAt: sql`now()` })
    .where(eq(basket.id, basketId))
    .returning()
  if (!row) throw new Error('the basket that was just locked does not exist')
  return row
}

/** A line as it is to be stored. */
export interface LineToSave {
  basketId: number
  offerId: number
  quantity: number
  seenPrice: number | null
  projectId?: string | null
  /** True unless given: what a shopper adds is meant to be bought. */
  isChecked?: boolean
}

/** Adds lines, or replaces quantity and price of those that there are; each is named once. */
export async function saveLines(tx: Db, lines: readonly LineToSave[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(basketLine)
    .values(lines.map((line) => ({ isChecked: true, ...line })))
    .onConflictDoUpdate({
      target: [basketLine.basketId, basketLine.offerId],
      set: {
        quantity: sql`excluded.quantity`,
        seenPrice: sql`excluded.seen_price`,
        isChecked: sql`excluded.is_checked`,
      },
    })
}

export async function removeLines(tx: Db, basketId: number, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return
  await tx
    .delete(basketLine)
    .where(and(eq(basketLine.basketId, basketId), inArray(basketLine.id, lineIds)))
}
