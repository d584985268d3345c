import { canDeliverToRegion } from '@svetlitsa/domain/delivery/delivery-kind'
import type { DeliveryZone } from '@svetlitsa/domain/delivery/delivery-zone'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliveryTariff, deliveryZone } from '../../schema/delivery.table.ts'
import { regionWarehouse } from '../../schema/region.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'

export type TariffRow = typeof deliveryTariff.$inferSelect
export type PlaceRow = typeof stockPlace.$inferSelect
export type DeliveryTerms = Awaited<ReturnType<typeof findDeliveryTerms>>

/** A warehouse that supplies a region. */
export interface Warehouse {
  place: PlaceRow
  leadDays: number
}

/** How, from where and whereto a region is delivered: read once for all that a request decides by it. */
export async function findDeliveryTerms(db: Db, region: Pick<Region, 'id' | 'regionType'>) {
  const [tariffs, places, drawnZones] = await Promise.all([
    findTariffs(db, region),
    findPlaces(db, region.id),
    findDrawnZones(db, region.id),
  ])
  return { tariffs, ...places, drawnZones }
}

export async function findTariffs(
  db: Db,
  region: Pick<Region, 'id' | 'regionType'>,
): Promise<TariffRow[]> {
  const rows = await db
    .select()
    .from(deliveryTariff)
    .where(and(eq(deliveryTariff.regionId, region.id), eq(deliveryTariff.isActive, true)))
    .orderBy(asc(deliveryTariff.position), asc(deliveryTariff.id))
  return rows.filter(({ kind }) => canDeliverToRegion(kind, region))
}

/** Stores of a region and the warehouses that supply it, nearest first. */
export async function findPlaces(db: Db, regionId: number) {
  const [stores, warehouses] = await Promise.all([
    db
      .select()
      .from(stockPlace)
      .where(
        and(
          eq(stockPlace.regionId, regionId),
          eq(stockPlace.kind, 'store'),
          eq(stockPlace.isActive, true),
        ),
      )
      .orderBy(asc(stockPlace.position), asc(stockPlace.id)),
    db
      .select({ place: stockPlace, leadDays: regionWarehouse.leadDays })
      .from(regionWarehouse)
      .innerJoin(stockPlace, eq(stockPlace.id, regionWarehouse.warehouseId))
      .where(eq(regionWarehouse.regionId, regionId))
      .orderBy(asc(regionWarehouse.position)),
  ])
  return { stores, warehouses }
}

async function findDrawnZones(db: Db, regionId: number): Promise<DeliveryZone[]> {
  return db
    .select({ kind: deliveryZone.kind, border: deliveryZone.border })
    .from(deliveryZone)
    .where(eq(deliveryZone.regionId, regionId))
    .orderBy(asc(deliveryZone.id))
}

/** The warehouse that sends the goods of a place: a store's leave from the nearest warehouse. */
export function findSupplier(
  warehouses: readonly Warehouse[],
  placeId: number,
): Warehouse | undefined {
  return warehouses.find(({ place }) => place.id === placeId) ?? warehouses[0]
}
