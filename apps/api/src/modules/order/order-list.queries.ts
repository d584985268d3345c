import type { orderSummary } from '@svetlitsa/api-client/order/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { stockPlace } from '../stock/stock.table.ts'
import { checkout, shopOrder } from './order.table.ts'
import { type Order, readOrders } from './order-view.queries.ts'

export type OrderSummary = z.output<typeof orderSummary>

export interface OrderPage {
  orders: OrderSummary[]
  total: number
  page: number
  pages: number
}

const PAGE_SIZE = 20

/** A page of orders, newest first; `where` must restrict them to what the reader may see. */
export async function findOrderPage(
  db: Db,
  where: SQL | undefined,
  page: number,
): Promise<OrderPage> {
  const [totals] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .where(where)
  const total = totals?.total ?? 0
  const ids = await db
    .select({ id: shopOrder.id, storeName: stockPlace.name })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .innerJoin(stockPlace, eq(stockPlace.id, shopOrder.placeId))
    .where(where)
    .orderBy(desc(shopOrder.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const storeNames = new Map(ids.map((row) => [row.id, row.storeName]))
  const orders =
    ids.length === 0
      ? []
      : await readOrders(db, and(inArray(shopOrder.id, [...storeNames.keys()])), {
          seesContacts: true,
        })
  const names = ids.map((row) => row.storeName).reverse()
  return {
    orders: orders.map((order, index) => toOrderSummary(order, names[index] ?? '')).reverse(),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** A row of a list of orders. */
export function toOrderSummary(order: Order, storeName: string): OrderSummary {
  const {
    goods,
    sums: _sums,
    isKZ: _kz,
    isPartner: _partner,
    percentPrepayment: _percent,
    ...rest
  } = order
  return {
    ...rest,
    pictures: goods.flatMap((line) => (line.picture ? [line.picture] : [])).slice(0, 5),
    lineCount: goods.length,
    customer: { name: order.customer.name, phone: order.customer.phone },
    storeName,
  }
}
