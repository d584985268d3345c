import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { listStaffTransitions } from '@svetlitsa/domain/order/order-state'
import { and, eq } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import { readOrders } from '../../order/order/read-orders.ts'
import { readRetailMoney } from '../../payment/retail-payment/read-retail-money.ts'
import type { Context } from '../../platform/context/context.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { findActionContexts, findRelatedOrders } from '../customer-order/customer-order.queries.ts'
import { getConfirmUrl } from '../order-confirmation/hand-over-order.ts'
import { findHandOver } from '../order-confirmation/order-confirmation.queries.ts'
import { findReturns } from '../order-return/return.queries.ts'
import { canReturn } from '../order-return/return-lines.ts'
import { readRefundRequests } from '../refund-request/read-refund-requests.ts'
import { findEvents, findLines, findOrderFacts } from './retail-order-detail.queries.ts'

type RetailOrder = CallAnswer<typeof contract.getRetailOrder>['order']

/** An order with what staff need to move it; null for one that the reader may not see. */
export async function readRetailOrder(context: Context, guid: string): Promise<RetailOrder | null> {
  const { db } = context
  const where = and(buildStaffCondition(context), eq(shopOrder.guid, guid))
  const [order] = await readOrders(db, where, { seesContacts: true, isStaff: true })
  if (!order) return null
  const row = await findOrderFacts(db, guid)
  if (!row) return null
  const actionContext = (await findActionContexts(db, eq(shopOrder.guid, guid))).get(guid)
  const confirmation = await readConfirmation(context, order.basketGroup)
  return {
    ...order,
    lines: await findLines(db, row.id),
    assemblyState: row.assemblyState,
    canSplit: order.state === 'new' || order.state === 'confirmed',
    canReturn: canReturn(order.state, context.session?.groups ?? []),
    returns: await findReturns(db, row.id),
    isCloseAsked: actionContext?.isCloseAsked ?? false,
    refunds: await readRefundRequests(db, guid),
    related: await findRelatedOrders(db, guid),
    steps: listStaffTransitions(order.state, order.delivery?.kind ?? null),
    confirmation,
    canHandOver:
      confirmation === null &&
      order.state === 'new' &&
      row.userId !== null &&
      row.userId === context.session?.userId,
    canSetDelivery: ['new', 'confirmed', 'picking'].includes(order.state),
    money: await readRetailMoney(context, { orderId: row.id, basketGroup: order.basketGroup }),
    isReservationEnded: row.isReservationEnded,
    events: await findEvents(db, row.id),
  }
}

async function readConfirmation({ db, services }: Context, basketGroup: string) {
  const found = await findHandOver(db, basketGroup)
  if (!found) return null
  const { confirmedAt, way, storeId, operator: by } = found
  return {
    isConfirmed: confirmedAt !== null,
    way: confirmedAt === null ? null : (way ?? 'link'),
    isCounter: storeId !== null,
    by,
    url: getConfirmUrl(services, basketGroup),
  }
}
