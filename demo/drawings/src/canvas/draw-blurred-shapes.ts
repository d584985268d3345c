import type { ImagePoint } from '../space/camera.ts'
import { encodePngDataUrl } from './encode-png-data-url.ts'

interface BlurredLayer {
  shapes: readonly (readonly ImagePoint[])[]
  blurPx: number
  opacity: number
}

/** Shadows are brown, not black, because light is reflected by floor and walls. */
export const shadowColour = [54, 38, 21] as const

/** Picture px per cell; blurred shapes need no higher resolution. */
const CELL_PX = 4

/**
 * Draws blurred shapes as one small bitmap, because SVG's own blur takes three times as long as the
 * rest of a drawing. Layers are composited; shapes of one layer are merged.
 */
export function drawBlurredShapes(
  layers: readonly BlurredLayer[],
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
    const soft = blur(cover, columns, rows, blurPx / CELL_PX)
    for (let index = 0; index < clear.length; index++) {
      clear[index] = (clear[index] ?? 1) * (1 - (soft[index] ?? 0) * opacity)
    }
  }
  const pixels = new Uint8Array(columns * rows * 4)
  for (let index = 0; index < clear.length; index++) {
    pixels.set(colour, index * 4)
    pixels[index * 4 + 3] = Math.round((1 - (clear[index] ?? 1)) * 255)
  }
  const size = `width="${columns * CELL_PX}" height="${rows * CELL_PX}"`
  return `<image ${size} preserveAspectRatio="none" href="${encodePngDataUrl(columns, rows, pixels)}"/>`
}

/** Fills a convex shape cell by cell, with partial coverage at its left and right edges. */
function fill(
  cover: Float32Array,
  columns: number,
  rows: number,
  shape: readonly ImagePoint[],
): void {
  const ys = shape.map(([, y]) => y / CELL_PX)
  const from = Math.max(0, Math.floor(Math.min(...ys)))
  const to = Math.min(rows - 1, Math.ceil(Math.max(...ys)))
  for (let row = from; row <= to; row++) {
    const [left, right] = findCrossing(shape, (row + 0.5) * CELL_PX)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(columns, right); x++) {
      const part = Math.min(1, x + 1 - left, right - x)
      const index = row * columns + x
      cover[index] = Math.max(cover[index] ?? 0, part)
    }
  }
}

/** Returns where a horizontal line crosses a convex shape, in cells. */
function findCrossing(shape: readonly ImagePoint[], y: number): [left: number, right: number] {
  let [left, right] = [Infinity, -Infinity]
  for (const [index, [x1, y1]] of shape.entries()) {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1]
    if (y1 > y === y2 > y) continue
    const x = (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) / CELL_PX
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  return [left, right]
}

/** Approximates a Gaussian blur with three box blurs. */
function blur(cover: Float32Array, columns: number, rows: number, deviation: number): Float32Array {
  const reach = Math.max(1, Math.round(deviation * 0.94))
  const between = new Float32Array(cover.length)
  for (let pass = 0; pass < 3; pass++) {
    slide(cover, between, { lines: rows, long: columns, step: 1, next: columns, reach })
    slide(between, cover, { lines: columns, long: rows, step: columns, next: 1, reach })
  }
  return cover
}

interface SlideOptions {
  lines: number
  long: number
  step: number
  next: number
  reach: number
}

/** Moving average along every line; values beyond the ends are zero. */
function slide(
  from: Float32Array,
  to: Float32Array,
  { lines, long, step, next, reach }: SlideOptions,
): void {
  const window = reach * 2 + 1
  for (let line = 0; line < lines; line++) {
    let sum = 0
    const start = line * next
    for (let index = 0; index < Math.min(reach, long); index++)
      sum += from[start + index * step] ?? 0
    for (let index = 0; index < long; index++) {
      if (index + reach < long) sum += from[start + (index + reach) * step] ?? 0
      if (index - reach - 1 >= 0) sum -= from[start + (index - reach - 1) * step] ?? 0
      to[start + index * step] = sum / window
    }
  }
}
