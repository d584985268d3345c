import * as contract from '@svetlitsa/api-client/order/contract'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { shopOrder } from './order.table.ts'
import { findOrderPage } from './order-list.queries.ts'
import { readOrders } from './order-view.queries.ts'
import { buildSearchCondition, buildStaffCondition } from './retail-order.queries.ts'

export const retailOrderRoutes = [
  handle(contract.getRetailOrders, async (context, { page = 1, search = '', state }) => {
    const where = and(
      buildStaffCondition(context),
      state ? eq(shopOrder.state, state) : undefined,
      search.trim() ? buildSearchCondition(search.trim()) : undefined,
    )
    return findOrderPage(context.db, where, page)
  }),

  handle(contract.getRetailOrder, async (context, { orderGuid }) => {
    const where = and(buildStaffCondition(context), eq(shopOrder.guid, orderGuid))
    const [order] = await readOrders(context.db, where, { seesContacts: true })
    return order ? { order } : refuse('not_found')
  }),
]
