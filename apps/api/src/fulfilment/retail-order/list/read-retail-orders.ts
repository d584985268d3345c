import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order-list/contract'
import { orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { paymentStateLabel } from '@svetlitsa/domain/payment/payment-state'
import type { Context } from '../../../platform/context/context.ts'
import {
  buildListConditions,
  countRetailOrders,
  findRetailOrders,
  PAGE_SIZE,
  type RetailOrderListRow,
} from './retail-order-list.queries.ts'

type Answer = CallAnswer<typeof contract.getRetailOrders>

/** The staff's orders, newest first, that follow the row at which the earlier ones ended. */
export async function readRetailOrders(
  context: Context,
  input: ParsedInput<typeof contract.getRetailOrders>,
): Promise<Answer> {
  const { db } = context
  const conditions = buildListConditions(context, input)
  const rows = await findRetailOrders(db, conditions, input.after)
  const shown = rows.slice(0, PAGE_SIZE)
  const hasMore = rows.length > PAGE_SIZE
  const isWhole = !hasMore && input.after === undefined
  return {
    orders: shown.map(toRow),
    next: hasMore ? (shown.at(-1)?.id ?? null) : null,
    total: isWhole ? rows.length : input.after ? null : await countRetailOrders(db, conditions),
  }
}

function toRow(row: RetailOrderListRow): Answer['orders'][number] {
  const { goods, kind, day, timeFrom, timeTo } = row
  return {
    id: row.number,
    guid: row.guid,
    status: orderStateLabel[row.state],
    state: row.state,
    paymentStatus: paymentStateLabel[row.paymentState],
    paymentState: row.paymentState,
    createdAt: row.createdAt.toISOString(),
    currency: { sign: row.sign, code: row.currencyCode },
    sum: row.total,
    customer: { name: row.name, phone: row.phone },
    goods: { first: goods.first ?? '', lines: goods.lines, pieces: goods.pieces ?? 0 },
    delivery: kind && { kind, date: day, timeFrom, timeTo },
    storeName: row.storeName,
  }
}
