import { type Coordinates, findNearestWarehouse } from '@svetlitsa/domain/delivery/coordinates'
import {
  buildCircleBorder,
  type DeliveryZone,
  findZone,
} from '@svetlitsa/domain/delivery/delivery-zone'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import type { DeliveryLoad } from '../delivery.queries.ts'
import {
  type DeliveryTerms,
  findDeliveryTerms,
  findSupplier,
  type TariffRow,
} from '../delivery-terms.queries.ts'
import {
  type DeliveryLocation,
  listOrdersOfDelivery,
  type OrderOfCheckout,
} from '../price-delivery.ts'

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

/** The zones of a region: drawn ones, and circles of the tariff's radiuses where none is drawn. */
export function completeZones(
  drawn: readonly DeliveryZone[],
  region: Pick<Region, 'latitude' | 'longitude'>,
  tariff: Pick<TariffRow, 'cityRadiusKm' | 'outsideLimitKm'>,
): DeliveryZone[] {
  const centre = { lat: region.latitude, lon: region.longitude }
  const circles = [
    { kind: 'outside' as const, border: buildCircleBorder(centre, tariff.outsideLimitKm) },
    { kind: 'city' as const, border: buildCircleBorder(centre, tariff.cityRadiusKm) },
  ]
  return [...circles.filter(({ kind }) => !drawn.some((zone) => zone.kind === kind)), ...drawn]
}

/** Locates the address of an order: its distance is that from the warehouses which supply it. */
export async function locateOrder(
  db: Db,
  region: Region,
  {
    tariff,
    to,
    terms,
    ...ordered
  }: OrderOfCheckout & {
    tariff: TariffRow
    to: Coordinates
    terms: DeliveryTerms
  },
): Promise<DeliveryLocation | null> {
  return locateDelivery(db, region, tariff, to, keepSuppliers(terms, listOrdersOfDelivery(ordered)))
}

/** The terms of a region with those of its warehouses alone that supply these loads. */
export function keepSuppliers(
  terms: DeliveryTerms,
  loads: readonly Pick<DeliveryLoad, 'placeId'>[],
): DeliveryTerms {
  const suppliers = loads.map(({ placeId }) => findSupplier(terms.warehouses, placeId))
  return {
    ...terms,
    warehouses: terms.warehouses.filter((warehouse) => suppliers.includes(warehouse)),
  }
}
