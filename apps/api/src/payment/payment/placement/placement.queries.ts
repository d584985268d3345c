import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderEvent, shopOrder } from '../../../schema/order.table.ts'
import { type PlacementWay, paymentPlacement } from '../../../schema/payment.table.ts'

/** Marks the orders of a checkout that are not cancelled as placed; returns their ids. */
export async function placeOrders(tx: Db, basketGroup: string, now: Date): Promise<number[]> {
  const placed = await tx
    .update(shopOrder)
    .set({ placedAt: sql`coalesce(${shopOrder.placedAt}, ${now})` })
    .where(and(eq(shopOrder.basketGroup, basketGroup), ne(shopOrder.state, 'cancelled')))
    .returning({ id: shopOrder.id })
  return placed.map(({ id }) => id)
}

/** Saves the way in which a checkout was placed, with an event of each order. */
export async function savePlacement(
  tx: Db,
  basketGroup: string,
  { way, orderIds }: { way: PlacementWay; orderIds: readonly number[] },
): Promise<void> {
  await tx
    .insert(paymentPlacement)
    .values({ basketGroup, way })
    .onConflictDoUpdate({ target: paymentPlacement.basketGroup, set: { way } })
  await tx.insert(orderEvent).values(
    orderIds.map((orderId) => ({
      orderId,
      kind: 'note' as const,
      toState: 'placed',
      details: { way },
    })),
  )
}

/** How a checkout was placed; null while it waits for an online payment. */
export async function findPlacement(db: Db, basketGroup: string): Promise<PlacementWay | null> {
  const [row] = await db
    .select({ way: paymentPlacement.way })
    .from(paymentPlacement)
    .where(eq(paymentPlacement.basketGroup, basketGroup))
  return row?.way ?? null
}
