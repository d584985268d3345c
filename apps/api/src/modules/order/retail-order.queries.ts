import { seesAllOrders } from '@svetlitsa/domain/identity/sees-all-orders'
import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { orderDelivery } from '../delivery/delivery.table.ts'
import { checkout, shopOrder } from './order.table.ts'

/** A seller sees the own store's orders: supplied by it or picked up in it (decisions, «Identity»). */
export function visibleToStaff({ session }: Context): SQL | undefined {
  if (seesAllOrders(session?.groups ?? [])) return undefined
  const storeId = session?.storeId ?? 0
  return or(
    eq(shopOrder.placeId, storeId),
    sql`exists (select 1 from ${orderDelivery}
      where ${orderDelivery.orderId} = ${shopOrder.id} and ${orderDelivery.storeId} = ${storeId})`,
  )
}

/** An order by its number, or by its buyer's name or phone. */
export function matchesSearch(search: string): SQL | undefined {
  const digits = search.replace(/\D/g, '')
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    eq(shopOrder.number, search),
    ilike(checkout.name, pattern),
    digits.length >= 4 ? sql`${checkout.phone} like ${`%${digits}%`}` : undefined,
  )
}
