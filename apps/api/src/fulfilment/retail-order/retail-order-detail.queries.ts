import { asc, eq, sql } from 'drizzle-orm'
import { isReservationEnded } from '../../order/reservation/reservation.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export async function findOrderFacts(db: Db, guid: string) {
  const [row] = await db
    .select({
      id: shopOrder.id,
      assemblyState: shopOrder.assemblyState,
      isReservationEnded,
      userId: checkout.userId,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(eq(shopOrder.guid, guid))
  return row ?? null
}

export async function findLines(db: Db, orderId: number) {
  const { id, name, article, quantity, price } = orderLine
  return db
    .select({ id, name, article, quantity, price, byMetre: product.byMetre })
    .from(orderLine)
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(id))
}

export async function findEvents(db: Db, orderId: number) {
  const { kind, toState, createdAt, actor, reason, note } = orderEvent
  const rows = await db
    .select({ kind, to: toState, at: createdAt, actor, reason, note, by: readName() })
    .from(orderEvent)
    .leftJoin(userAccount, eq(userAccount.id, orderEvent.userId))
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The name of a member of staff, else the login. */
const readName = () =>
  sql<string | null>`coalesce(nullif(${userAccount.name}, ''), ${userAccount.login})`
