import { type Coordinates, findNearestWarehouse } from '@svetlitsa/domain/delivery/coordinates'
import { findZone, type ZoneKind } from '@svetlitsa/domain/delivery/delivery-zone'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import type { TariffRow } from '../delivery.queries.ts'
import { type DeliveryTerms, findDeliveryTerms } from '../delivery-terms.queries.ts'
import { completeZones } from './complete-zones.ts'

/** Where an address is, as far as its price is concerned. */
export interface DeliveryLocation {
  zone: ZoneKind
  /** From the nearest warehouse that takes part, of the region where nobody has ordered yet. */
  distanceKm: number
}

/**
 * Locates an address in the zones of a region; null where nothing is delivered.
 *
 * @param terms those of the region, where they were read before.
 */
export async function locateDelivery(
  db: Db,
  region: Region,
  tariff: TariffRow,
  to: Coordinates,
  terms?: DeliveryTerms,
): Promise<DeliveryLocation | null> {
  const { drawnZones, warehouses } = terms ?? (await findDeliveryTerms(db, region))
  const zone = findZone(to, completeZones(drawnZones, region, tariff))
  if (!zone) return null
  const places = warehouses.map(({ place: { latitude, longitude } }) => ({
    lat: latitude,
    lon: longitude,
  }))
  const nearest = findNearestWarehouse(to, places)
  // A region without a warehouse is served from its middle.
  const centre = { lat: region.latitude, lon: region.longitude }
  const distanceKm = nearest?.distanceKm ?? findNearestWarehouse(to, [centre])?.distanceKm ?? 0
  return { zone, distanceKm }
}
