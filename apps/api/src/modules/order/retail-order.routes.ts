import * as contract from '@svetlitsa/api-client/contract/order'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { shopOrder } from './order.table.ts'
import { findOrderPage } from './order-list.queries.ts'
import { readOrders } from './order-view.queries.ts'
import { matchesSearch, visibleToStaff } from './retail-order.queries.ts'

export const retailOrderRoutes = [
  handle(contract.getRetailOrders, async (context, { page = 1, search = '', state }) => {
    const where = and(
      visibleToStaff(context),
      state ? eq(shopOrder.state, state) : undefined,
      search.trim() ? matchesSearch(search.trim()) : undefined,
    )
    return findOrderPage(context.db, where, page)
  }),

  handle(contract.getRetailOrder, async (context, { orderGuid }) => {
    const where = and(visibleToStaff(context), eq(shopOrder.guid, orderGuid))
    const [order] = await readOrders(context.db, where, { seesContacts: true })
    return order ? { order } : refuse('not_found')
  }),
]
