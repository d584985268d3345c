import type { Coordinates } from '../delivery/coordinates.ts'

/** A position on the map, in percent from its top left corner. */
export type MapPoint = { x: number; y: number }

/** The minimum span in degrees, used for a single place or several at the same coordinates. */
const minSpan = 0.05

const projectLatitude = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/**
 * Returns the positions of places on a map that contains them all, north up and without distortion.
 *
 * @param viewport.ratio width divided by height of the map.
 * @param viewport.margin percent left free on every side.
 */
export function fitPlaces(
  places: readonly Coordinates[],
  viewport: { ratio: number; margin: number },
): MapPoint[] {
  if (places.length === 0) return []
  const points = places.map(({ lat, lon }) => ({ x: lon, y: projectLatitude(lat) }))
  const left = Math.min(...points.map(({ x }) => x))
  const right = Math.max(...points.map(({ x }) => x))
  const bottom = Math.min(...points.map(({ y }) => y))
  const top = Math.max(...points.map(({ y }) => y))
  const free = (100 - 2 * viewport.margin) / 100
  const height = Math.max(minSpan, top - bottom, (right - left) / viewport.ratio) / free
  const width = height * viewport.ratio
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 }
  return points.map(({ x, y }) => ({
    x: 50 + ((x - middle.x) * 100) / width,
    y: 50 - ((y - middle.y) * 100) / height,
  }))
}
