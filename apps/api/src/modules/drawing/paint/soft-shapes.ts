import type { Spot } from '../space/camera.ts'
import { pngAddress } from './png.ts'

interface SoftLayer {
  shapes: readonly (readonly Spot[])[]
  blurPx: number
  opacity: number
}

/** Shadows are brown, not black: the floor and the walls shine into them. */
export const shadowColour = [54, 38, 21] as const

/** Px of the picture for a cell; what is blurred needs no finer ones. */
const CELL_PX = 4

/**
 * Blurred shapes as one small image: SVG's own blur takes three times as long as all the rest of a
 * drawing. Layers lie over each other; shapes of one layer are one.
 */
export function softShapes(
  layers: readonly SoftLayer[],
  colour: readonly [red: number, green: number, blue: number],
  frame: { width: number; height: number },
): string {
  const [columns, rows] = [frame.width, frame.height].map((side) => Math.ceil(side / CELL_PX)) as [
    number,
    number,
  ]
  const clear = new Float32Array(columns * rows).fill(1)
  for (const { shapes, blurPx, opacity } of layers) {
    const cover = new Float32Array(columns * rows)
    for (const shape of shapes) fill(cover, columns, rows, shape)
    const soft = blurred(cover, columns, rows, blurPx / CELL_PX)
    for (let at = 0; at < clear.length; at++) {
      clear[at] = (clear[at] ?? 1) * (1 - (soft[at] ?? 0) * opacity)
    }
  }
  const pixels = new Uint8Array(columns * rows * 4)
  for (let at = 0; at < clear.length; at++) {
    pixels.set(colour, at * 4)
    pixels[at * 4 + 3] = Math.round((1 - (clear[at] ?? 1)) * 255)
  }
  const size = `width="${columns * CELL_PX}" height="${rows * CELL_PX}"`
  return `<image ${size} preserveAspectRatio="none" href="${pngAddress(columns, rows, pixels)}"/>`
}

/** Fills a convex shape, cell by cell, its left and right edges in part. */
function fill(cover: Float32Array, columns: number, rows: number, shape: readonly Spot[]): void {
  const ys = shape.map(([, y]) => y / CELL_PX)
  const from = Math.max(0, Math.floor(Math.min(...ys)))
  const to = Math.min(rows - 1, Math.ceil(Math.max(...ys)))
  for (let row = from; row <= to; row++) {
    const [left, right] = crossing(shape, (row + 0.5) * CELL_PX)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(columns, right); x++) {
      const part = Math.min(1, x + 1 - left, right - x)
      const at = row * columns + x
      cover[at] = Math.max(cover[at] ?? 0, part)
    }
  }
}

/** Where a level cuts a convex shape, in cells. */
function crossing(shape: readonly Spot[], y: number): [left: number, right: number] {
  let [left, right] = [Infinity, -Infinity]
  for (const [at, [x1, y1]] of shape.entries()) {
    const [x2, y2] = shape[(at + 1) % shape.length] ?? [x1, y1]
    if (y1 > y === y2 > y) continue
    const x = (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) / CELL_PX
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  return [left, right]
}

/** Three box blurs, which together are all but a Gaussian. */
function blurred(
  cover: Float32Array,
  columns: number,
  rows: number,
  deviation: number,
): Float32Array {
  const reach = Math.max(1, Math.round(deviation * 0.94))
  const between = new Float32Array(cover.length)
  for (let pass = 0; pass < 3; pass++) {
    slide(cover, between, { lines: rows, long: columns, step: 1, next: columns, reach })
    slide(between, cover, { lines: columns, long: rows, step: columns, next: 1, reach })
  }
  return cover
}

interface Slide {
  lines: number
  long: number
  step: number
  next: number
  reach: number
}

/** The mean of a window that slides along every line; beyond the ends there is nothing. */
function slide(
  from: Float32Array,
  to: Float32Array,
  { lines, long, step, next, reach }: Slide,
): void {
  const window = reach * 2 + 1
  for (let line = 0; line < lines; line++) {
    let sum = 0
    const start = line * next
    for (let at = 0; at < Math.min(reach, long); at++) sum += from[start + at * step] ?? 0
    for (let at = 0; at < long; at++) {
      if (at + reach < long) sum += from[start + (at + reach) * step] ?? 0
      if (at - reach - 1 >= 0) sum -= from[start + (at - reach - 1) * step] ?? 0
      to[start + at * step] = sum / window
    }
  }
}
