import type { Coordinates } from './distance-km.ts'

/**
 * Whether a place lies inside a delivery zone, given by the corners of its border. Outside every
 * zone of the city, delivery is counted by the kilometre. A border of fewer than three corners holds
 * nothing.
 */
export function isInsideZone(place: Coordinates, border: readonly Coordinates[]): boolean {
  // A ray to the east leaves a zone as often as it enters it, plus once when it starts inside.
  const crossings = border.filter((corner, index) => {
    const previous = border.at(index - 1) ?? corner
    if (corner.lat > place.lat === previous.lat > place.lat) return false
    const share = (place.lat - corner.lat) / (previous.lat - corner.lat)
    return place.lon < corner.lon + share * (previous.lon - corner.lon)
  })
  return crossings.length % 2 === 1
}
