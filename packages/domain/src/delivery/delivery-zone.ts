import { type Coordinates, earthRadiusKm } from './coordinates.ts'

/** The courier has one price in the city and one by the kilometre outside it. */
export type ZoneKind = 'city' | 'outside'

/** An area that the shop delivers to, given by the corners of its border. */
export type DeliveryZone = { kind: ZoneKind; border: readonly Coordinates[] }

/**
 * Returns the kind of zone a place is in; null outside all zones, where nothing is delivered
 * (delivery.price). The city wins where zones overlap.
 */
export function findZone(place: Coordinates, zones: readonly DeliveryZone[]): ZoneKind | null {
  const containing = zones.filter(({ border }) => isInsideZone(place, border))
  if (containing.some(({ kind }) => kind === 'city')) return 'city'
  return containing.length > 0 ? 'outside' : null
}

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

const corners = 64

/** Returns the border of a zone around a place, for cities whose zones nobody has drawn. */
export function buildCircleBorder(centre: Coordinates, radiusKm: number): Coordinates[] {
  const angle = radiusKm / earthRadiusKm
  const latitude = (centre.lat * Math.PI) / 180
  return Array.from({ length: corners }, (_, index) => {
    const bearing = (index / corners) * 2 * Math.PI
    const lat = Math.asin(
      Math.sin(latitude) * Math.cos(angle) +
        Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing),
    )
    const lon = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
      Math.cos(angle) - Math.sin(latitude) * Math.sin(lat),
    )
    return {
      lat: roundDegrees((lat * 180) / Math.PI),
      lon: roundDegrees(centre.lon + (lon * 180) / Math.PI),
    }
  })
}

/** To about ten metres. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
