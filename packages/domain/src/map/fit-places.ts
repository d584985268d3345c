import type { Coordinates } from '../delivery/distance-km.ts'

/** A place on a sheet, in per cent from its left top corner. */
export type SheetPoint = { x: number; y: number }

/** A single place, or several at one spot, are shown with this much around them. */
const leastSpan = 0.05

const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/**
 * Where places stand on a sheet that holds them all, north up and neither stretched nor squeezed.
 *
 * @param sheet.ratio width to height of the sheet.
 * @param sheet.margin per cent left free on every side.
 */
export function fitPlaces(
  places: readonly Coordinates[],
  sheet: { ratio: number; margin: number },
): SheetPoint[] {
  if (places.length === 0) return []
  const points = places.map(({ lat, lon }) => ({ x: lon, y: mercator(lat) }))
  const left = Math.min(...points.map(({ x }) => x))
  const right = Math.max(...points.map(({ x }) => x))
  const bottom = Math.min(...points.map(({ y }) => y))
  const top = Math.max(...points.map(({ y }) => y))
  const free = (100 - 2 * sheet.margin) / 100
  const height = Math.max(leastSpan, top - bottom, (right - left) / sheet.ratio) / free
  const width = height * sheet.ratio
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 }
  return points.map(({ x, y }) => ({
    x: 50 + ((x - middle.x) * 100) / width,
    y: 50 - ((y - middle.y) * 100) / height,
  }))
}
