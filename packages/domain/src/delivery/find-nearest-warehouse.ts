import { type Coordinates, calculateDistanceKm } from './calculate-distance-km.ts'

/**
 * Returns the nearest warehouse with its distance in km, from which delivery outside the city is
 * priced; null when there is none.
 */
export function findNearestWarehouse<Warehouse extends Coordinates>(
  place: Coordinates,
  warehouses: readonly Warehouse[],
): { warehouse: Warehouse; distanceKm: number } | null {
  const [nearest] = warehouses
    .map((warehouse) => ({ warehouse, distanceKm: calculateDistanceKm(place, warehouse) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  return nearest ?? null
}
