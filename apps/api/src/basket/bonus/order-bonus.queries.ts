import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { bonusEntry, bonusLot, bonusOperation } from '../../schema/bonus-ledger.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { selectCredited } from '../../shop/due-sum/due-sum.queries.ts'

const OPERATIONS_PER_PAGE = 20

/** What an order was paid for, and by whose number. */
export interface EarningOrder {
  phone: string
  basketGroup: string
  currencyCode: string
  goodsSum: number
  bonusSpent: number
  isPaid: boolean
}

export async function findEarningOrder(tx: Db, orderId: number): Promise<EarningOrder> {
  const [row] = await tx
    .select({
      phone: checkout.phone,
      basketGroup: checkout.guid,
      currencyCode: checkout.currencyCode,
      goodsSum: sql<number>`${shopOrder.goodsSum} - ${shopOrder.couponDiscount}`,
      bonusSpent: shopOrder.bonusSpent,
      isPaid: sql<boolean>`${selectCredited(sql`shop_order`)} >= ${shopOrder.total}`,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(eq(shopOrder.id, orderId))
  if (!row) throw new Error(`order ${orderId} of bonuses does not exist`)
  return row
}

/**
 * The orders of the checkout of an order. Bonuses are spent by a checkout: an order that staff split
 * off later has its share without an operation of its own.
 */
const listCheckoutOrders = (orderId: number) => sql`(
  select same.id from shop_order same join shop_order one on one.basket_group = same.basket_group
  where one.id = ${orderId})`

/** The number whose bonuses the checkout of an order spent, or null. */
export async function findSpender(tx: Db, orderId: number): Promise<string | null> {
  const [row] = await tx
    .select({ phone: bonusOperation.phone })
    .from(bonusOperation)
    .where(
      and(
        sql`${bonusOperation.orderId} in ${listCheckoutOrders(orderId)}`,
        eq(bonusOperation.kind, 'spend'),
      ),
    )
    .limit(1)
  return row?.phone ?? null
}

export interface SpentLot {
  id: number
  /** What the checkout spent from the lot and has not got back. */
  spent: number
  creditedAt: Date
  expiresAt: Date
}

/** The lots that the checkout of an order spent from, the one that lives longest first. */
export async function findSpentLots(tx: Db, orderId: number): Promise<SpentLot[]> {
  const { rows } = await tx.execute<{ id: string; spent: number }>(sql`
    with moved as (
      select e.amount, case when o.kind = 'restore' and l.cause = o.cause
        then l.source_lot_id else l.id end as lot_id
      from ${bonusOperation} o join ${bonusEntry} e on e.cause = o.cause
        join ${bonusLot} l on l.id = e.lot_id
      where o.order_id in ${listCheckoutOrders(orderId)} and o.kind in ('spend', 'restore'))
    select lot_id as id, -sum(amount)::bigint as spent from moved
    group by lot_id having sum(amount) < 0`)
  const spentById = new Map(rows.map(({ id, spent }) => [Number(id), spent]))
  if (spentById.size === 0) return []
  const lots = await tx
    .select({ id: bonusLot.id, creditedAt: bonusLot.creditedAt, expiresAt: bonusLot.expiresAt })
    .from(bonusLot)
    .where(inArray(bonusLot.id, [...spentById.keys()]))
  return lots
    .map((lot) => ({ ...lot, spent: spentById.get(lot.id) ?? 0 }))
    .toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime() || b.id - a.id)
}

/** What an order earned by, and what of it was returned since; null if it earned nothing yet. */
export async function findEarning(
  tx: Db,
  orderId: number,
): Promise<{ phone: string; goodsSum: number; percent: number; returned: number } | null> {
  const operations = await tx
    .select()
    .from(bonusOperation)
    .where(
      and(eq(bonusOperation.orderId, orderId), inArray(bonusOperation.kind, ['earn', 'take-back'])),
    )
  const earned = operations.find(({ kind }) => kind === 'earn')
  if (!earned) return null
  const kept = operations.reduce((sum, { goodsSum }) => sum + goodsSum, 0)
  const { phone, goodsSum, percent } = earned
  return { phone, goodsSum, percent: percent ?? 0, returned: goodsSum - kept }
}

/** Whether orders of a number are on their way (bonus.open-orders). */
export async function hasOpenOrdersOfPhone(db: Db, phone: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(
      and(
        eq(checkout.phone, phone),
        notInArray(shopOrder.state, ['delivered', 'closed', 'cancelled']),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** A page of the operations of a number that changed its bonuses, newest first. */
export async function findLastOperations(db: Db, phone: string, page: number) {
  const amount = sql<number>`sum(${bonusEntry.amount})::bigint`
  const rows = await db
    .select({
      kind: bonusOperation.kind,
      amount,
      orderId: shopOrder.number,
      orderGuid: shopOrder.guid,
      createdAt: bonusOperation.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(bonusOperation)
    .innerJoin(bonusEntry, eq(bonusEntry.cause, bonusOperation.cause))
    .leftJoin(shopOrder, eq(shopOrder.id, bonusOperation.orderId))
    .where(eq(bonusOperation.phone, phone))
    .groupBy(bonusOperation.cause, shopOrder.number, shopOrder.guid)
    .orderBy(desc(bonusOperation.createdAt), desc(bonusOperation.cause))
    .limit(OPERATIONS_PER_PAGE)
    .offset((page - 1) * OPERATIONS_PER_PAGE)
  return {
    operations: rows.map(({ total: _total, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    })),
    page,
    pages: Math.max(1, Math.ceil((rows[0]?.total ?? 0) / OPERATIONS_PER_PAGE)),
  }
}
