import type { DeliveryZone } from '@svetlitsa/domain/delivery/delivery-zone'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliveryZone } from '../../schema/delivery.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { findPlaces, findTariffs } from './delivery.queries.ts'

export type DeliveryTerms = Awaited<ReturnType<typeof findDeliveryTerms>>

/** How, from where and whereto a region is delivered: read once for all that a request decides by it. */
export async function findDeliveryTerms(db: Db, region: Pick<Region, 'id' | 'regionType'>) {
  const [tariffs, places, drawnZones] = await Promise.all([
    findTariffs(db, region),
    findPlaces(db, region.id),
    findDrawnZones(db, region.id),
  ])
  return { tariffs, ...places, drawnZones }
}

async function findDrawnZones(db: Db, regionId: number): Promise<DeliveryZone[]> {
  return db
    .select({ kind: deliveryZone.kind, border: deliveryZone.border })
    .from(deliveryZone)
    .where(eq(deliveryZone.regionId, regionId))
    .orderBy(asc(deliveryZone.id))
}
