import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { orderView } from '../../../schema/order-view.table.ts'
import { stockPlace } from '../../../schema/stock.table.ts'
import { userAccount } from '../../../schema/user.table.ts'

const MAX_VIEWS = 20

/** The views of the reader, in the order in which they were saved. */
export async function findViews({ db, session }: Context) {
  const rows = await db
    .select({ id: orderView.id, name: orderView.name, filter: orderView.filter })
    .from(orderView)
    .where(eq(orderView.userId, session?.userId ?? 0))
    .orderBy(asc(orderView.id))
  return rows.map((row) => ({ ...row, filter: row.filter as RetailOrderFilter }))
}

/** Saves a view under the lock of its owner, so that of two at once none is one too many. */
export async function insertView(
  { db, session }: Context,
  { name, filter }: { name: string; filter: RetailOrderFilter },
): Promise<Refusal<'view_name_taken' | 'too_many_views'> | null> {
  const userId = session?.userId ?? 0
  return transact<Refusal<'view_name_taken' | 'too_many_views'> | null>(db, async (tx) => {
    const { id } = userAccount
    await tx.select({ id }).from(userAccount).where(eq(id, userId)).for('no key update')
    const own = eq(orderView.userId, userId)
    const [found] = await tx.select({ views: count() }).from(orderView).where(own)
    if ((found?.views ?? 0) >= MAX_VIEWS) return refuse('too_many_views')
    const saved = await tx
      .insert(orderView)
      .values({ userId, name, filter })
      .onConflictDoNothing()
      .returning({ id: orderView.id })
    return saved.length > 0 ? null : refuse('view_name_taken')
  })
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
