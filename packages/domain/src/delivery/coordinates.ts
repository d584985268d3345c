export type Coordinates = { lat: number; lon: number }

export const earthRadiusKm = 6_371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance between two places in kilometres. */
export function calculateDistanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = toRadians(to.lat - from.lat) / 2
  const longitude = toRadians(to.lon - from.lon) / 2
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(longitude) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

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
