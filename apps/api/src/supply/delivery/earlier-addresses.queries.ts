import { and, desc, eq, isNotNull, max, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import type { FoundAddress } from './address/address-suggester.ts'

const MAX_ADDRESSES = 5

/** Addresses of the customer's own earlier orders in a region, the latest first. */
export async function findEarlierAddresses(
  db: Db,
  {
    userId,
    regionId,
    basketGroup,
  }: { userId: number; regionId: number; basketGroup: string | null },
): Promise<FoundAddress[]> {
  const { address, latitude, longitude } = orderDelivery
  const rows = await db
    .select({ value: address, lat: latitude, lon: longitude, usedAt: max(shopOrder.createdAt) })
    .from(orderDelivery)
    .innerJoin(shopOrder, eq(shopOrder.id, orderDelivery.orderId))
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(
      and(
        eq(checkout.userId, userId),
        eq(checkout.regionId, regionId),
        basketGroup === null ? undefined : ne(checkout.guid, basketGroup),
        ne(orderDelivery.kind, 'pickup'),
        isNotNull(latitude),
        isNotNull(longitude),
      ),
    )
    .groupBy(address, latitude, longitude)
    .orderBy(desc(max(shopOrder.createdAt)))
    .limit(MAX_ADDRESSES)
  return rows.flatMap(({ value, lat, lon }) =>
    value !== null && lat !== null && lon !== null ? [{ value, lat, lon }] : [],
  )
}
