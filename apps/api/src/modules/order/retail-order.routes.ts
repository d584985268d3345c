import * as contract from '@svetlitsa/api-client/contract/order'
import { seesAllOrders } from '@svetlitsa/domain/identity/sees-all-orders'
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { orderDelivery } from '../delivery/delivery.table.ts'
import { checkout, shopOrder } from './order.table.ts'
import { findOrderPage } from './order-list.queries.ts'
import { readOrders } from './read-orders.ts'

export const retailOrderRoutes = [
  handle(contract.getRetailOrders, async (context, { page = 1, search = '', state }) => {
    const where = and(
      visibleTo(context),
      state ? eq(shopOrder.state, state) : undefined,
      search.trim() ? matches(search.trim()) : undefined,
    )
    return findOrderPage(context.db, where, page)
  }),

  handle(contract.getRetailOrder, async (context, { orderGuid }) => {
    const where = and(visibleTo(context), eq(shopOrder.guid, orderGuid))
    const [order] = await readOrders(context.db, where, { seesContacts: true })
    return order ? { order } : refuse('not_found')
  }),
]

/** A seller sees the own store's orders: supplied by it or picked up in it (decisions, «Identity»). */
function visibleTo({ session }: Context): SQL | undefined {
  if (seesAllOrders(session?.groups ?? [])) return undefined
  const storeId = session?.storeId ?? 0
  return or(
    eq(shopOrder.placeId, storeId),
    sql`exists (select 1 from ${orderDelivery}
      where ${orderDelivery.orderId} = ${shopOrder.id} and ${orderDelivery.storeId} = ${storeId})`,
  )
}

function matches(search: string): SQL | undefined {
  const digits = search.replace(/\D/g, '')
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    eq(shopOrder.number, search),
    ilike(checkout.name, pattern),
    digits.length >= 4 ? sql`${checkout.phone} like ${`%${digits}%`}` : undefined,
  )
}
