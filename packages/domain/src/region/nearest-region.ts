import { type Coordinates, distanceKm } from '../delivery/distance-km.ts'

/** The region whose centre is nearest to a place, or null where there is none (the window of cities). */
export function nearestRegion<Region extends { mapCenter: Coordinates }>(
  regions: readonly Region[],
  place: Coordinates,
): Region | null {
  let nearest: Region | null = null
  let leastKm = Number.POSITIVE_INFINITY
  for (const region of regions) {
    const km = distanceKm(region.mapCenter, place)
    if (km >= leastKm) continue
    nearest = region
    leastKm = km
  }
  return nearest
}
