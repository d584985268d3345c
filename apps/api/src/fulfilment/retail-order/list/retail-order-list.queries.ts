import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order-list/contract'
import { and, desc, eq, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  buildStaffCondition,
  buildStoreCondition,
} from '../../../order/access/retail-order.queries.ts'
import { isReservationEnded } from '../../../order/reservation/reservation.queries.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { orderDelivery } from '../../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../../schema/order.table.ts'
import { refundRequest } from '../../../schema/refund-request.table.ts'
import { currency } from '../../../schema/region.table.ts'
import { stockPlace } from '../../../schema/stock.table.ts'
import { listSearchConditions } from './build-order-search.ts'

type Filter = ParsedInput<typeof contract.getRetailOrders>
export type RetailOrderListRow = Awaited<ReturnType<typeof findRetailOrders>>[number]

export const PAGE_SIZE = 40
const MAX_COUNTED = 1_000

/**
 * The orders that a member of staff may see and has asked for, as conditions of which one must hold: one
 * for each meaning of the search, each looked up alone.
 */
export function buildListConditions(context: Context, filter: Filter): (SQL | undefined)[] {
  const { search = '' } = filter
  const asked = buildFilterCondition(context, filter)
  if (!search.trim()) return [asked]
  return listSearchConditions(search).map((meaning) => and(asked, meaning))
}

function buildFilterCondition(context: Context, filter: Filter): SQL | undefined {
  const { state, paymentState, deliveryKind, storeId, deliveryDay } = filter
  return and(
    buildStaffCondition(context),
    state ? eq(shopOrder.state, state) : undefined,
    paymentState ? eq(shopOrder.paymentState, paymentState) : undefined,
    deliveryKind === 'none' ? isNull(orderDelivery.orderId) : undefined,
    deliveryKind && deliveryKind !== 'none' ? eq(orderDelivery.kind, deliveryKind) : undefined,
    storeId ? buildStoreCondition(storeId) : undefined,
    deliveryDay ? eq(orderDelivery.day, deliveryDay) : undefined,
    buildPeriodCondition(context, filter),
    filter.isReservationEnded ? isReservationEnded : undefined,
    filter.hasRefundRequest ? hasWaitingRefund : undefined,
  )
}

/** The buyer asks for money back, and nobody has answered yet. */
const hasWaitingRefund = sql`exists (select from ${refundRequest}
  where ${refundRequest.orderId} = ${shopOrder.id} and ${refundRequest.state} = 'waiting')`

/** Both days included, in the time zone of the region. */
function buildPeriodCondition({ region }: Context, { createdFrom, createdTo }: Filter) {
  const zone = region.timeZone
  return and(
    createdFrom
      ? sql`${shopOrder.createdAt} >= ${createdFrom}::date::timestamp at time zone ${zone}`
      : undefined,
    createdTo
      ? sql`${shopOrder.createdAt} < (${createdTo}::date + 1)::timestamp at time zone ${zone}`
      : undefined,
  )
}

/** One row more than a page, which tells that there are more. */
export async function findRetailOrders(
  db: Db,
  conditions: readonly (SQL | undefined)[],
  after: number | undefined,
) {
  if (conditions.length === 0) return []
  const onPage = conditions.map((condition) =>
    matchOrders(db, and(condition, after ? lt(shopOrder.id, after) : undefined))
      .orderBy(desc(shopOrder.id))
      .limit(PAGE_SIZE + 1),
  )
  return db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      guid: shopOrder.guid,
      state: shopOrder.state,
      paymentState: shopOrder.paymentState,
      createdAt: shopOrder.createdAt,
      total: shopOrder.total,
      currencyCode: checkout.currencyCode,
      sign: currency.sign,
      name: checkout.name,
      phone: checkout.phone,
      kind: orderDelivery.kind,
      day: orderDelivery.day,
      timeFrom: orderDelivery.timeFrom,
      timeTo: orderDelivery.timeTo,
      storeName: stockPlace.name,
      goods: sql<{ first: string | null; lines: number; pieces: number | null }>`(
        select json_build_object('first', (array_agg(l.name order by l.id))[1],
          'lines', count(*)::int, 'pieces', sum(l.quantity))
        from order_line l where l.order_id = ${shopOrder.id} and l.quantity > 0)`,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(currency, eq(currency.code, checkout.currencyCode))
    .innerJoin(stockPlace, eq(stockPlace.id, shopOrder.placeId))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(sql`${shopOrder.id} in (${uniteMatches(onPage)})`)
    .orderBy(desc(shopOrder.id))
    .limit(PAGE_SIZE + 1)
}

/** How many orders there are, counted up to a thousand. */
export async function countRetailOrders(
  db: Db,
  conditions: readonly (SQL | undefined)[],
): Promise<number> {
  if (conditions.length === 0) return 0
  const counted = conditions.map((condition) => matchOrders(db, condition).limit(MAX_COUNTED))
  const { rows } = await db.execute<{ total: number }>(
    sql`select least(count(distinct id), ${MAX_COUNTED})::int as total
      from (${uniteMatches(counted)}) found`,
  )
  return rows[0]?.total ?? 0
}

const matchOrders = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(where)

const uniteMatches = (queries: readonly SQLWrapper[]) =>
  sql.join(
    queries.map((query) => sql`${query}`),
    sql` union all `,
  )
