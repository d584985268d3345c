import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { orderView } from '../../../schema/order-view.table.ts'
import { stockPlace } from '../../../schema/stock.table.ts'
import { userAccount } from '../../../schema/user.table.ts'

/** The views of the reader, in the order in which they were saved. */
export async function findViews({ db, session }: Context) {
  const rows = await db
    .select({ id: orderView.id, name: orderView.name, filter: orderView.filter })
    .from(orderView)
    .where(eq(orderView.userId, session?.userId ?? 0))
    .orderBy(asc(orderView.id))
  return rows.map((row) => ({ ...row, filter: row.filter as RetailOrderFilter }))
}

/** Locks whose views are changed; returns how many there are. */
export async function lockViews(tx: Db, userId: number): Promise<number> {
  const { id } = userAccount
  await tx.select({ id }).from(userAccount).where(eq(id, userId)).for('no key update')
  const [found] = await tx
    .select({ views: count() })
    .from(orderView)
    .where(eq(orderView.userId, userId))
  return found?.views ?? 0
}

/** Inserts a view; false if its owner has one of that name. */
export async function insertView(
  tx: Db,
  values: { userId: number; name: string; filter: RetailOrderFilter },
): Promise<boolean> {
  const saved = await tx
    .insert(orderView)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: orderView.id })
  return saved.length > 0
}

/** Whether the reader had the view. */
export async function deleteView({ db, session }: Context, viewId: number): Promise<boolean> {
  const removed = await db
    .delete(orderView)
    .where(and(eq(orderView.id, viewId), eq(orderView.userId, session?.userId ?? 0)))
    .returning({ id: orderView.id })
  return removed.length > 0
}

/** The stores and warehouses of the shop by name. */
export async function findStores(db: Db) {
  return db
    .select({ id: stockPlace.id, name: stockPlace.name })
    .from(stockPlace)
    .where(eq(stockPlace.isActive, true))
    .orderBy(asc(stockPlace.name))
}
