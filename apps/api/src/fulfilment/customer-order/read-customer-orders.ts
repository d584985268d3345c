import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { assemblyStateLabel } from '@svetlitsa/domain/assembly/assembly-state'
import { listOrderActions, type OrderAction } from '@svetlitsa/domain/order/order-action'
import { listRefundReasons } from '@svetlitsa/domain/order/order-return'
import { isClosedFor } from '@svetlitsa/domain/order/order-state'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { readOrders } from '../../order/order/read-orders.ts'
import { toOrderSummary } from '../../order/order/to-order-summary.ts'
import type { Context } from '../../platform/context/context.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { readReturnable } from '../order-return/read-returnable.ts'
import { readRefundRequests } from '../refund-request/read-refund-requests.ts'
import {
  buildSearchCondition,
  findActionContexts,
  findOrderGuids,
  findRelatedOrders,
} from './customer-order.queries.ts'

export type CustomerOrder = CallAnswer<typeof contract.getOrder>['order']
type Page = CallAnswer<typeof contract.getOrders>

const SIZE = 20
const DONE = ['closed', 'cancelled'] as const

/**
 * Who reads an order: its customer; who made it or confirmed its phone without a login; staff who see
 * all orders; or whoever only has the link, and sees contacts and address masked.
 */
export type OrderReader = 'owner' | 'buyer' | 'staff' | 'bearer'

/** The account is needed for the rest. */
const allowedActions: Readonly<Record<Exclude<OrderReader, 'owner'>, readonly OrderAction[]>> = {
  buyer: ['chooseDelivery', 'pay', 'repeat'],
  staff: ['repeat'],
  bearer: ['repeat'],
}

/** An order with what its reader can do with it. */
export async function readCustomerOrder(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  orderGuid: string,
  reader: OrderReader,
): Promise<CustomerOrder | null> {
  const where = eq(shopOrder.guid, orderGuid)
  const isMasked = reader === 'bearer'
  const [order] = await readOrders(db, where, { seesContacts: !isMasked })
  const actionContext = (await findActionContexts(db, where)).get(orderGuid)
  if (!order || !actionContext) return null
  const groups = session?.groups ?? []
  const actions = listOrderActions(actionContext, groups)
  return {
    ...order,
    isMasked,
    isOwn: reader === 'owner' || reader === 'buyer',
    actions: actions.filter(
      (action) => reader === 'owner' || allowedActions[reader].includes(action),
    ),
    isClosed: isClosedFor(order.status, groups),
    assemblyState: actionContext.assemblyState,
    assemblyStatus: assemblyStateLabel[actionContext.assemblyState],
    isCloseAsked: actionContext.isCloseAsked,
    closeRefusal: isMasked ? null : actionContext.closeRefusal,
    refundReasons: actionContext.deliveredAt
      ? [...listRefundReasons(actionContext.deliveredAt, now)]
      : [],
    returnable:
      actions.includes('refund') && reader === 'owner' ? await readReturnable(db, orderGuid) : null,
    refunds: isMasked ? [] : await readRefundRequests(db, orderGuid),
    related: isMasked ? [] : await findRelatedOrders(db, orderGuid),
  }
}

/** A page of the customer's orders. */
export async function readCustomerOrderPage(
  { db, session }: Pick<Context, 'db' | 'session'>,
  userId: number,
  { page = 1, filter = 'all', search = '' }: ParsedInput<typeof contract.getOrders>,
): Promise<Page> {
  const where = and(
    eq(checkout.userId, userId),
    filter === 'active' ? notInArray(shopOrder.state, [...DONE]) : undefined,
    filter === 'done' ? inArray(shopOrder.state, [...DONE]) : undefined,
    search.trim() ? buildSearchCondition(search.trim()) : undefined,
  )
  const part = { limit: SIZE, offset: (page - 1) * SIZE }
  const { guids, total } = await findOrderGuids(db, where, part)
  if (guids.length === 0) return { orders: [], total: 0, page, pages: 1 }
  const isListed = inArray(shopOrder.guid, guids)
  const orders = await readOrders(db, isListed, { seesContacts: true })
  const actionContexts = await findActionContexts(db, isListed)
  return {
    orders: guids.flatMap((guid) => {
      const order = orders.find((one) => one.guid === guid)
      const actionContext = actionContexts.get(guid)
      if (!order || !actionContext) return []
      const actions = [...listOrderActions(actionContext, session?.groups ?? [])]
      return [{ ...toOrderSummary(order, ''), actions }]
    }),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / SIZE)),
  }
}
