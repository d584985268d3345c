export type Coordinates = { lat: number; lon: number }

const earthRadiusKm = 6_371
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
