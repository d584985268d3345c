import { detectForeground, type Foreground } from './detect-foreground.ts'
import type { Pixels } from './pixels.ts'

/** Side of the square to which a product is scaled, keeping its proportions. */
const SIDE = 64
const CELL = 8
const CELLS = SIDE / CELL
const ORIENTATION_BINS = 9
const HUE_BINS = 12
const LIGHTNESS_BINS = 4
const GREY_BINS = 6
const GRID = 5

/** Weights of the parts of a descriptor, tuned by the benchmark on held-out views. */
export const descriptorWeights = {
  colour: 1,
  layout: 0.7,
  edges: 1,
  shape: 0.9,
  proportion: 0.5,
} as const

/**
 * Builds a vector whose dot product is high for similar pictures: the colours of the product, their
 * position, the direction of its edges, its outline and its proportions.
 */
export function buildImageDescriptor(pixels: Pixels): Float32Array {
  const parts = buildDescriptorParts(pixels)
  return concatWeighted(
    Object.entries(descriptorWeights).map(([name, weight]) => [
      parts[name as DescriptorPart],
      weight,
    ]),
  )
}

export type DescriptorPart = keyof typeof descriptorWeights

/** The parts of a descriptor before weighting. */
export function buildDescriptorParts(pixels: Pixels): Record<DescriptorPart, Float32Array> {
  const foreground = detectForeground(pixels)
  const square = toSquare(pixels, foreground)
  return {
    colour: buildColourHistogramPart(pixels, foreground),
    layout: buildColourLayout(square),
    edges: buildEdgeHistograms(square),
    shape: buildShape(square),
    proportion: buildProportion(foreground),
  }
}

/** A product scaled to one size; all planes are 0 outside it. */
interface Square {
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  mask: Float32Array
}

function toSquare(pixels: Pixels, { mask, left, top, right, bottom }: Foreground): Square {
  const planes = [pixels.lightness, pixels.a, pixels.b, mask]
  const result = planes.map(() => new Float32Array(SIDE * SIDE))
  const [boxWidth, boxHeight] = [right - left, bottom - top]
  const scale = Math.max(boxWidth, boxHeight) / SIDE
  const [shiftX, shiftY] = [(SIDE - boxWidth / scale) / 2, (SIDE - boxHeight / scale) / 2]
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const fromX = left + (x + 0.5 - shiftX) * scale
      const fromY = top + (y + 0.5 - shiftY) * scale
      if (fromX < left || fromX >= right || fromY < top || fromY >= bottom) continue
      for (const [planeIndex, plane] of planes.entries()) {
        const target = result[planeIndex]
        if (target) target[y * SIDE + x] = samplePlane(plane, pixels, fromX, fromY)
      }
    }
  }
  const [lightness, a, b, binWeight] = result as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  return { lightness, a, b, mask: binWeight }
}

function samplePlane(plane: Float32Array, { width, height }: Pixels, x: number, y: number): number {
  const [x0, y0] = [Math.max(0, Math.floor(x - 0.5)), Math.max(0, Math.floor(y - 0.5))]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const [u, v] = [Math.max(0, x - 0.5 - x0), Math.max(0, y - 0.5 - y0)]
  const getValue = (column: number, row: number) => plane[row * width + column] ?? 0
  const upper = getValue(x0, y0) * (1 - u) + getValue(x1, y0) * u
  const lower = getValue(x0, y1) * (1 - u) + getValue(x1, y1) * u
  return upper * (1 - v) + lower * v
}

/**
 * Histogram of the product's colours: hues by lightness, and greys; neighbouring bins share a
 * pixel.
 */
function buildColourHistogramPart({ lightness, a, b }: Pixels, { mask }: Foreground): Float32Array {
  const histogram = new Float32Array(HUE_BINS * LIGHTNESS_BINS * 2 + GREY_BINS)
  for (let index = 0; index < mask.length; index++) {
    const weight = mask[index] ?? 0
    if (weight < 0.05) continue
    const [red, yellow] = [a[index] ?? 0, b[index] ?? 0]
    const chroma = Math.hypot(red, yellow)
    const light = Math.min(0.9999, Math.max(0, (lightness[index] ?? 0) / 100))
    const saturation = Math.min(1, Math.max(0, (chroma - 4) / 10))
    addSharedWeight(
      histogram,
      HUE_BINS * LIGHTNESS_BINS * 2,
      GREY_BINS,
      light * (GREY_BINS - 1),
      weight * (1 - saturation),
    )
    const hue = ((Math.atan2(yellow, red) / (2 * Math.PI) + 1) % 1) * HUE_BINS
    const strongSaturation = Math.min(1, Math.max(0, (chroma - 18) / 24))
    const low = Math.floor(hue)
    for (const [bin, part] of [
      [low % HUE_BINS, 1 - (hue - low)],
      [(low + 1) % HUE_BINS, hue - low],
    ] as const) {
      const binWeight = weight * saturation * part
      addSharedWeight(
        histogram,
        bin * LIGHTNESS_BINS * 2,
        LIGHTNESS_BINS,
        light * (LIGHTNESS_BINS - 1),
        binWeight * (1 - strongSaturation),
      )
      addSharedWeight(
        histogram,
        bin * LIGHTNESS_BINS * 2 + LIGHTNESS_BINS,
        LIGHTNESS_BINS,
        light * (LIGHTNESS_BINS - 1),
        binWeight * strongSaturation,
      )
    }
  }
  const sum = histogram.reduce((total, value) => total + value, 0) || 1
  return histogram.map((value) => Math.sqrt(value / sum))
}

function addSharedWeight(
  histogram: Float32Array,
  start: number,
  bins: number,
  position: number,
  weight: number,
): void {
  const low = Math.min(bins - 1, Math.floor(position))
  const boxHeight = Math.min(bins - 1, low + 1)
  histogram[start + low] = (histogram[start + low] ?? 0) + weight * (1 - (position - low))
  histogram[start + boxHeight] = (histogram[start + boxHeight] ?? 0) + weight * (position - low)
}

/** Mean colour in each cell of a grid, and the share of the product in it. */
function buildColourLayout({ lightness, a, b, mask }: Square): Float32Array {
  const sums = new Float32Array(GRID * GRID * 4)
  for (let index = 0; index < mask.length; index++) {
    const weight = mask[index] ?? 0
    const field = toGridCell(index, GRID) * 4
    for (const [planeIndex, value] of [
      [0, ((lightness[index] ?? 0) - 60) / 40],
      [1, (a[index] ?? 0) / 30],
      [2, (b[index] ?? 0) / 30],
      [3, 0.6],
    ] as const) {
      sums[field + planeIndex] = (sums[field + planeIndex] ?? 0) + value * weight
    }
  }
  return sums
}

/** Histograms of oriented gradients, each cell normalized with its neighbours. */
function buildEdgeHistograms({ lightness, mask }: Square): Float32Array {
  const cells = new Float32Array(CELLS * CELLS * ORIENTATION_BINS)
  // Outside the product the lightness is set to the mean, so that the outline is an edge of medium
  // strength.
  const masked = lightness.map((light, index) => (light - 55) * (mask[index] ?? 0))
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const index = y * SIDE + x
      const gradientX =
        (masked[index + 1] ?? 0) - (masked[index - 1] ?? 0) + calculateGradient(mask, index, 1)
      const gradientY =
        (masked[index + SIDE] ?? 0) -
        (masked[index - SIDE] ?? 0) +
        calculateGradient(mask, index, SIDE)
      const strength = Math.sqrt(Math.hypot(gradientX, gradientY))
      if (strength < 1) continue
      const orientation = ((Math.atan2(gradientY, gradientX) / Math.PI + 1) % 1) * ORIENTATION_BINS
      addOrientation(cells, x, y, orientation, strength)
    }
  }
  return normalizeCells(cells)
}

function calculateGradient(mask: Float32Array, index: number, step: number): number {
  return ((mask[index + step] ?? 0) - (mask[index - step] ?? 0)) * 30
}

function addOrientation(
  cells: Float32Array,
  x: number,
  y: number,
  orientation: number,
  strength: number,
): void {
  const [column, row] = [(x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5]
  const [left, top, low] = [Math.floor(column), Math.floor(row), Math.floor(orientation)]
  for (const [cx, px] of splitWeight(left, column)) {
    for (const [cy, py] of splitWeight(top, row)) {
      if (cx < 0 || cy < 0 || cx >= CELLS || cy >= CELLS) continue
      for (const [bin, part] of splitWeight(low, orientation)) {
        const index = (cy * CELLS + cx) * ORIENTATION_BINS + (bin % ORIENTATION_BINS)
        cells[index] = (cells[index] ?? 0) + strength * px * py * part
      }
    }
  }
}

function splitWeight(low: number, position: number): [[number, number], [number, number]] {
  return [
    [low, 1 - (position - low)],
    [low + 1, position - low],
  ]
}

/** Normalizes a cell with its neighbours, so that lighting has no influence. */
function normalizeCells(cells: Float32Array): Float32Array {
  const energy = Array.from({ length: CELLS * CELLS }, (_, cell) =>
    cells
      .subarray(cell * ORIENTATION_BINS, (cell + 1) * ORIENTATION_BINS)
      .reduce((sum, value) => sum + value * value, 0),
  )
  const meanEnergy = energy.reduce((sum, value) => sum + value, 0) / energy.length
  const result = new Float32Array(cells.length)
  for (let cell = 0; cell < energy.length; cell++) {
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
    let around = meanEnergy
    for (let y = Math.max(0, row - 1); y <= Math.min(CELLS - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(CELLS - 1, column + 1); x++) {
        around += energy[y * CELLS + x] ?? 0
      }
    }
    const norm = Math.sqrt(around) || 1
    for (let orientation = 0; orientation < ORIENTATION_BINS; orientation++) {
      result[cell * ORIENTATION_BINS + orientation] = Math.min(
        0.4,
        (cells[cell * ORIENTATION_BINS + orientation] ?? 0) / norm,
      )
    }
  }
  return result
}

/** The outline: the share of the product in each small cell, minus its mean. */
function buildShape({ mask }: Square): Float32Array {
  const fields = new Float32Array(144)
  for (let index = 0; index < mask.length; index++) {
    const field = toGridCell(index, 12)
    fields[field] = (fields[field] ?? 0) + (mask[index] ?? 0)
  }
  const mean = fields.reduce((sum, value) => sum + value, 0) / fields.length
  return fields.map((value) => value - mean)
}

function toGridCell(index: number, grid: number): number {
  const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
  return Math.floor((y * grid) / SIDE) * grid + Math.floor((x * grid) / SIDE)
}

/**
 * Aspect ratio encoded as a point on a circle, so that equal ratios are close and no distance is
 * extreme.
 */
function buildProportion({ left, right, top, bottom, isCutOut }: Foreground): Float32Array {
  const ratio = Math.log2((right - left) / Math.max(1, bottom - top))
  const orientation = (Math.min(2, Math.max(-2, ratio)) / 4) * Math.PI * 1.4
  return Float32Array.of(Math.cos(orientation), Math.sin(orientation), isCutOut ? 0.3 : -0.3)
}

/** Concatenates the parts, each normalized to length one and multiplied by its weight. */
function concatWeighted(parts: readonly (readonly [Float32Array, number])[]): Float32Array {
  const result = new Float32Array(parts.reduce((sum, [part]) => sum + part.length, 0))
  let start = 0
  for (const [part, weight] of parts) {
    const length = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0)) || 1
    result.set(
      part.map((value) => (value / length) * weight),
      start,
    )
    start += part.length
  }
  return result
}
