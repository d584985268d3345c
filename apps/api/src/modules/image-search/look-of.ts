import { type Foreground, foregroundOf } from './foreground.ts'
import type { Pixels } from './pixels.ts'

/** Side of the square that a thing is brought to, its proportions kept. */
const SIDE = 64
const CELL = 8
const CELLS = SIDE / CELL
const TURNS = 9
const HUES = 12
const LIGHTS = 4
const GREYS = 6
const GRID = 5

/** How much each part of a look counts; found by the bench on held-back views. */
export const lookWeights = {
  colour: 1,
  layout: 0.7,
  edges: 1,
  shape: 0.9,
  proportion: 0.5,
} as const

/**
 * What a picture looks like, as numbers whose product is high for two that look alike: which
 * colours the thing has, where it has them, which way its edges run, what outline it has and how
 * wide it is for its height.
 */
export function lookOf(pixels: Pixels): Float32Array {
  const parts = lookParts(pixels)
  return joined(
    Object.entries(lookWeights).map(([name, weight]) => [parts[name as LookPart], weight]),
  )
}

export type LookPart = keyof typeof lookWeights

/** The parts of a look before they are weighed. */
export function lookParts(pixels: Pixels): Record<LookPart, Float32Array> {
  const foreground = foregroundOf(pixels)
  const square = squareOf(pixels, foreground)
  return {
    colour: coloursOf(pixels, foreground),
    layout: layoutOf(square),
    edges: edgesOf(square),
    shape: shapeOf(square),
    proportion: proportionOf(foreground),
  }
}

/** A thing brought to one size; outside of it all planes are 0. */
interface Square {
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  mask: Float32Array
}

function squareOf(pixels: Pixels, { mask, left, top, right, bottom }: Foreground): Square {
  const planes = [pixels.lightness, pixels.a, pixels.b, mask]
  const made = planes.map(() => new Float32Array(SIDE * SIDE))
  const [wide, high] = [right - left, bottom - top]
  const scale = Math.max(wide, high) / SIDE
  const [shiftX, shiftY] = [(SIDE - wide / scale) / 2, (SIDE - high / scale) / 2]
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const fromX = left + (x + 0.5 - shiftX) * scale
      const fromY = top + (y + 0.5 - shiftY) * scale
      if (fromX < left || fromX >= right || fromY < top || fromY >= bottom) continue
      for (const [of, plane] of planes.entries()) {
        const target = made[of]
        if (target) target[y * SIDE + x] = sampled(plane, pixels, fromX, fromY)
      }
    }
  }
  const [lightness, a, b, own] = made as [Float32Array, Float32Array, Float32Array, Float32Array]
  return { lightness, a, b, mask: own }
}

function sampled(plane: Float32Array, { width, height }: Pixels, x: number, y: number): number {
  const [x0, y0] = [Math.max(0, Math.floor(x - 0.5)), Math.max(0, Math.floor(y - 0.5))]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const [u, v] = [Math.max(0, x - 0.5 - x0), Math.max(0, y - 0.5 - y0)]
  const at = (column: number, row: number) => plane[row * width + column] ?? 0
  const upper = at(x0, y0) * (1 - u) + at(x1, y0) * u
  const lower = at(x0, y1) * (1 - u) + at(x1, y1) * u
  return upper * (1 - v) + lower * v
}

/** How much of the thing has each colour: hues by lightness, and greys; neighbours share a point. */
function coloursOf({ lightness, a, b }: Pixels, { mask }: Foreground): Float32Array {
  const counted = new Float32Array(HUES * LIGHTS * 2 + GREYS)
  for (let at = 0; at < mask.length; at++) {
    const weight = mask[at] ?? 0
    if (weight < 0.05) continue
    const [red, yellow] = [a[at] ?? 0, b[at] ?? 0]
    const chroma = Math.hypot(red, yellow)
    const light = Math.min(0.9999, Math.max(0, (lightness[at] ?? 0) / 100))
    const vivid = Math.min(1, Math.max(0, (chroma - 4) / 10))
    share(counted, HUES * LIGHTS * 2, GREYS, light * (GREYS - 1), weight * (1 - vivid))
    const hue = ((Math.atan2(yellow, red) / (2 * Math.PI) + 1) % 1) * HUES
    const strong = Math.min(1, Math.max(0, (chroma - 18) / 24))
    const low = Math.floor(hue)
    for (const [bin, part] of [
      [low % HUES, 1 - (hue - low)],
      [(low + 1) % HUES, hue - low],
    ] as const) {
      const own = weight * vivid * part
      share(counted, bin * LIGHTS * 2, LIGHTS, light * (LIGHTS - 1), own * (1 - strong))
      share(counted, bin * LIGHTS * 2 + LIGHTS, LIGHTS, light * (LIGHTS - 1), own * strong)
    }
  }
  const sum = counted.reduce((total, one) => total + one, 0) || 1
  return counted.map((one) => Math.sqrt(one / sum))
}

function share(
  into: Float32Array,
  start: number,
  bins: number,
  place: number,
  weight: number,
): void {
  const low = Math.min(bins - 1, Math.floor(place))
  const high = Math.min(bins - 1, low + 1)
  into[start + low] = (into[start + low] ?? 0) + weight * (1 - (place - low))
  into[start + high] = (into[start + high] ?? 0) + weight * (place - low)
}

/** The mean colour in each field of a grid, and how much of the thing stands in it. */
function layoutOf({ lightness, a, b, mask }: Square): Float32Array {
  const sums = new Float32Array(GRID * GRID * 4)
  for (let at = 0; at < mask.length; at++) {
    const weight = mask[at] ?? 0
    const field = fieldOf(at, GRID) * 4
    for (const [of, value] of [
      [0, ((lightness[at] ?? 0) - 60) / 40],
      [1, (a[at] ?? 0) / 30],
      [2, (b[at] ?? 0) / 30],
      [3, 0.6],
    ] as const) {
      sums[field + of] = (sums[field + of] ?? 0) + value * weight
    }
  }
  return sums
}

/** Which way edges run in each cell (histograms of gradients), each cell beside its neighbours. */
function edgesOf({ lightness, mask }: Square): Float32Array {
  const cells = new Float32Array(CELLS * CELLS * TURNS)
  // Outside the thing all is as light as its mean: its outline is an edge, of middling strength.
  const seen = lightness.map((light, at) => (light - 55) * (mask[at] ?? 0))
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x
      const across = (seen[at + 1] ?? 0) - (seen[at - 1] ?? 0) + outline(mask, at, 1)
      const down = (seen[at + SIDE] ?? 0) - (seen[at - SIDE] ?? 0) + outline(mask, at, SIDE)
      const strength = Math.sqrt(Math.hypot(across, down))
      if (strength < 1) continue
      const turn = ((Math.atan2(down, across) / Math.PI + 1) % 1) * TURNS
      spread(cells, x, y, turn, strength)
    }
  }
  return evened(cells)
}

function outline(mask: Float32Array, at: number, step: number): number {
  return ((mask[at + step] ?? 0) - (mask[at - step] ?? 0)) * 30
}

function spread(cells: Float32Array, x: number, y: number, turn: number, strength: number): void {
  const [column, row] = [(x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5]
  const [left, top, low] = [Math.floor(column), Math.floor(row), Math.floor(turn)]
  for (const [cx, px] of pairOf(left, column)) {
    for (const [cy, py] of pairOf(top, row)) {
      if (cx < 0 || cy < 0 || cx >= CELLS || cy >= CELLS) continue
      for (const [bin, part] of pairOf(low, turn)) {
        const at = (cy * CELLS + cx) * TURNS + (bin % TURNS)
        cells[at] = (cells[at] ?? 0) + strength * px * py * part
      }
    }
  }
}

function pairOf(low: number, place: number): [[number, number], [number, number]] {
  return [
    [low, 1 - (place - low)],
    [low + 1, place - low],
  ]
}

/** A cell counts beside what is around it, so that lighting does not decide. */
function evened(cells: Float32Array): Float32Array {
  const energy = Array.from({ length: CELLS * CELLS }, (_, cell) =>
    cells.subarray(cell * TURNS, (cell + 1) * TURNS).reduce((sum, one) => sum + one * one, 0),
  )
  const whole = energy.reduce((sum, one) => sum + one, 0) / energy.length
  const made = new Float32Array(cells.length)
  for (let cell = 0; cell < energy.length; cell++) {
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
    let around = whole
    for (let y = Math.max(0, row - 1); y <= Math.min(CELLS - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(CELLS - 1, column + 1); x++) {
        around += energy[y * CELLS + x] ?? 0
      }
    }
    const norm = Math.sqrt(around) || 1
    for (let turn = 0; turn < TURNS; turn++) {
      made[cell * TURNS + turn] = Math.min(0.4, (cells[cell * TURNS + turn] ?? 0) / norm)
    }
  }
  return made
}

/** The outline: how much of each small field is the thing, about its mean. */
function shapeOf({ mask }: Square): Float32Array {
  const fields = new Float32Array(144)
  for (let at = 0; at < mask.length; at++) {
    const field = fieldOf(at, 12)
    fields[field] = (fields[field] ?? 0) + (mask[at] ?? 0)
  }
  const mean = fields.reduce((sum, one) => sum + one, 0) / fields.length
  return fields.map((one) => one - mean)
}

function fieldOf(at: number, grid: number): number {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  return Math.floor((y * grid) / SIDE) * grid + Math.floor((x * grid) / SIDE)
}

/** Width for height on a circle of a scale, so that equal ones are near and none is far in numbers. */
function proportionOf({ left, right, top, bottom, isCutOut }: Foreground): Float32Array {
  const ratio = Math.log2((right - left) / Math.max(1, bottom - top))
  const turn = (Math.min(2, Math.max(-2, ratio)) / 4) * Math.PI * 1.4
  return Float32Array.of(Math.cos(turn), Math.sin(turn), isCutOut ? 0.3 : -0.3)
}

/** Each part brought to length one, times its weight. */
function joined(parts: readonly (readonly [Float32Array, number])[]): Float32Array {
  const made = new Float32Array(parts.reduce((sum, [part]) => sum + part.length, 0))
  let start = 0
  for (const [part, weight] of parts) {
    const length = Math.sqrt(part.reduce((sum, one) => sum + one * one, 0)) || 1
    made.set(
      part.map((one) => (one / length) * weight),
      start,
    )
    start += part.length
  }
  return made
}
