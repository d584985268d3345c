import type { Coordinates } from '../calculate-distance-km.ts'

const corners = 64
const earthRadiusKm = 6_371

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
