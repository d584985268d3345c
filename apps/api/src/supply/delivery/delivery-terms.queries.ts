import type { Db } from '../../platform/database/database.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { findPlaces, findTariffs } from './delivery.queries.ts'
import { findDrawnZones } from './zone/zone.queries.ts'

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
