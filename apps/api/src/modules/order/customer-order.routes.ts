import * as contract from '@svetlitsa/api-client/order/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { checkout, shopOrder } from './order.table.ts'
import { findOrderPage } from './order-list.queries.ts'
import { readOrders } from './order-view.queries.ts'

const DONE = ['closed', 'cancelled'] as const

export const customerOrderRoutes = [
  handle(contract.getOrders, async (context, { page = 1, filter = 'all' }) => {
    const ownerCondition = eq(checkout.userId, requireCustomer(context))
    if (filter === 'active')
      return findOrderPage(
        context.db,
        and(ownerCondition, notInArray(shopOrder.state, [...DONE])),
        page,
      )
    if (filter === 'done')
      return findOrderPage(
        context.db,
        and(ownerCondition, inArray(shopOrder.state, [...DONE])),
        page,
      )
    return findOrderPage(context.db, ownerCondition, page)
  }),

  handle(contract.getOrder, async (context, { orderGuid }) => {
    const ownerCondition = and(
      eq(shopOrder.guid, orderGuid),
      eq(checkout.userId, requireCustomer(context)),
    )
    const [order] = await readOrders(context.db, ownerCondition, { seesContacts: true })
    return order ? { order } : refuse('not_found')
  }),
]

function requireCustomer({ session }: { session: { userId: number | null } | null }): number {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return session.userId
}
