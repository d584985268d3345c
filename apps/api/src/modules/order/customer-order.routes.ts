import * as contract from '@svetlitsa/api-client/contract/order'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { Fault } from '../../platform/fault.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { checkout, shopOrder } from './order.table.ts'
import { findOrderPage } from './order-list.queries.ts'
import { readOrders } from './order-view.queries.ts'

const DONE = ['closed', 'cancelled'] as const

export const customerOrderRoutes = [
  handle(contract.getOrders, async (context, { page = 1, filter = 'all' }) => {
    const own = eq(checkout.userId, customerOf(context))
    if (filter === 'active')
      return findOrderPage(context.db, and(own, notInArray(shopOrder.state, [...DONE])), page)
    if (filter === 'done')
      return findOrderPage(context.db, and(own, inArray(shopOrder.state, [...DONE])), page)
    return findOrderPage(context.db, own, page)
  }),

  handle(contract.getOrder, async (context, { orderGuid }) => {
    const own = and(eq(shopOrder.guid, orderGuid), eq(checkout.userId, customerOf(context)))
    const [order] = await readOrders(context.db, own, { seesContacts: true })
    return order ? { order } : refuse('not_found')
  }),
]

function customerOf({ session }: { session: { userId: number | null } | null }): number {
  if (!session?.userId) throw new Fault(401, 'login_needed')
  return session.userId
}
