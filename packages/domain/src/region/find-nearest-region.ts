import { type Coordinates, calculateDistanceKm } from '../delivery/coordinates.ts'

/**
 * Returns the region whose center is nearest to a place, or null when there are none. Used by the
 * city window.
 */
export function findNearestRegion<Region extends { mapCenter: Coordinates }>(
  regions: readonly Region[],
  place: Coordinates,
): Region | null {
  let nearest: Region | null = null
  let leastKm = Number.POSITIVE_INFINITY
  for (const region of regions) {
    const km = calculateDistanceKm(region.mapCenter, place)
    if (km >= leastKm) continue
    nearest = region
    leastKm = km
  }
  return nearest
}
