import type { Coordinates } from '../calculate-distance-km.ts'

/**
 * Returns whether a place is inside a delivery zone, given by the corners of its border. Outside
 * every zone of the city, delivery is priced by the kilometre. A border of fewer than three corners
 * contains nothing.
 */
export function isInsideZone(place: Coordinates, border: readonly Coordinates[]): boolean {
  // Ray casting: a ray to the east crosses the border an odd number of times when it starts inside.
  const crossings = border.filter((corner, index) => {
    const previous = border.at(index - 1) ?? corner
    if (corner.lat > place.lat === previous.lat > place.lat) return false
    const share = (place.lat - corner.lat) / (previous.lat - corner.lat)
    return place.lon < corner.lon + share * (previous.lon - corner.lon)
  })
  return crossings.length % 2 === 1
}
