import { type Coordinates, distanceKm } from './distance-km.ts'

/** The warehouse delivery outside the city is counted from, with its distance; null without any. */
export function nearestWarehouse<Warehouse extends Coordinates>(
  place: Coordinates,
  warehouses: readonly Warehouse[],
): { warehouse: Warehouse; distanceKm: number } | null {
  const [nearest] = warehouses
    .map((warehouse) => ({ warehouse, distanceKm: distanceKm(place, warehouse) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  return nearest ?? null
}
