import type { Pixels } from './pixels.ts'

/** Where the thing stands in a picture, and how surely each point is of it. */
export interface Foreground {
  /** 0 to 1 for each point. */
  mask: Float32Array
  left: number
  top: number
  right: number
  bottom: number
  /** Whether the ground was even enough to cut the thing out of it. */
  isCutOut: boolean
}

/** Share of the smaller side that counts as the edge. */
const EDGE = 0.045
/** An even ground departs no more from its own curve; a room does. */
const EVEN_GROUND = 7
const LEAST_COVER = 0.015
const MOST_COVER = 0.9
/** Of the thing's points, so many may stand outside its frame: crumbs of the ground. */
const CRUMBS = 0.012

/**
 * Cuts a thing out of its ground: the ground is what the edges of the picture look like, carried on
 * inwards as a curve. A picture without an even ground, such as a room, counts from its middle.
 */
export function foregroundOf(pixels: Pixels): Foreground {
  const ground = groundOf(pixels)
  if (ground.spread > EVEN_GROUND) return middleOf(pixels)
  const { width, height, lightness, a, b } = pixels
  const mask = new Float32Array(width * height)
  const start = 5 + ground.spread
  let cover = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const basis = basisOf(x / width, y / height)
      // A shadow is the ground made darker: lightness alone says less than colour.
      const light = (lightness[at] ?? 0) - curveAt(ground.lightness, basis)
      const red = (a[at] ?? 0) - curveAt(ground.a, basis)
      const yellow = (b[at] ?? 0) - curveAt(ground.b, basis)
      const distance = Math.hypot(light * (light < 0 ? 0.55 : 0.9), red * 1.3, yellow * 1.3)
      const share = Math.min(1, Math.max(0, (distance - start) / start))
      mask[at] = share
      cover += share
    }
  }
  const share = cover / mask.length
  if (share < LEAST_COVER || share > MOST_COVER) return middleOf(pixels)
  return { mask, ...frameOf(mask, width, height, cover), isCutOut: true }
}

/** Weights of a plane with two curves: grounds are brighter in the middle than at their edges. */
type Basis = readonly number[]

function basisOf(x: number, y: number): Basis {
  const [u, v] = [x - 0.5, y - 0.5]
  return [1, u, v, u * u, v * v]
}

interface Ground {
  lightness: number[]
  a: number[]
  b: number[]
  spread: number
}

function groundOf(pixels: Pixels): Ground {
  const spots = edgeOf(pixels)
  const fitted = {
    lightness: fit(spots, pixels.lightness),
    a: fit(spots, pixels.a),
    b: fit(spots, pixels.b),
  }
  const distances = spots.map(({ at, basis }) =>
    Math.hypot(
      (pixels.lightness[at] ?? 0) - curveAt(fitted.lightness, basis),
      (pixels.a[at] ?? 0) - curveAt(fitted.a, basis),
      (pixels.b[at] ?? 0) - curveAt(fitted.b, basis),
    ),
  )
  distances.sort((one, other) => one - other)
  // The thing itself may touch an edge: a fifth of it is let be.
  return { ...fitted, spread: distances[Math.floor(distances.length * 0.8)] ?? 0 }
}

interface Spot {
  at: number
  basis: Basis
}

function edgeOf({ width, height }: Pixels): Spot[] {
  const thick = Math.max(2, Math.round(Math.min(width, height) * EDGE))
  const spots: Spot[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isEdge = x < thick || y < thick || x >= width - thick || y >= height - thick
      if (isEdge) spots.push({ at: y * width + x, basis: basisOf(x / width, y / height) })
    }
  }
  return spots
}

/** Least squares, twice: the second time without the points that departed most. */
function fit(spots: readonly Spot[], plane: Float32Array): number[] {
  const first = solve(spots, plane)
  const near = spots
    .map((spot) => ({ spot, off: Math.abs((plane[spot.at] ?? 0) - curveAt(first, spot.basis)) }))
    .sort((one, other) => one.off - other.off)
    .slice(0, Math.ceil(spots.length * 0.75))
    .map(({ spot }) => spot)
  return solve(near, plane)
}

function solve(spots: readonly Spot[], plane: Float32Array): number[] {
  const size = 5
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0))
  for (const { at, basis } of spots) {
    for (let i = 0; i < size; i++) {
      const row = rows[i] ?? []
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + (basis[i] ?? 0) * (basis[j] ?? 0)
      row[size] = (row[size] ?? 0) + (basis[i] ?? 0) * (plane[at] ?? 0)
    }
  }
  for (let i = 0; i < size; i++) {
    const own = rows[i] ?? []
    const lead = (own[i] ?? 0) + 1e-9
    for (let j = 0; j < size; j++) {
      if (j === i) continue
      const row = rows[j] ?? []
      const times = (row[i] ?? 0) / lead
      for (let k = i; k <= size; k++) row[k] = (row[k] ?? 0) - times * (own[k] ?? 0)
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / ((row[i] ?? 0) + 1e-9))
}

function curveAt(weights: readonly number[], basis: Basis): number {
  return weights.reduce((sum, weight, at) => sum + weight * (basis[at] ?? 0), 0)
}

/** The narrowest frame that holds all of the thing but crumbs. */
function frameOf(mask: Float32Array, width: number, height: number, cover: number) {
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = mask[y * width + x] ?? 0
      columns[x] = (columns[x] ?? 0) + share
      rows[y] = (rows[y] ?? 0) + share
    }
  }
  const [left, right] = within(columns, cover * CRUMBS)
  const [top, bottom] = within(rows, cover * CRUMBS)
  return { left, top, right, bottom }
}

function within(sums: Float32Array, crumbs: number): [number, number] {
  let [low, high] = [0, sums.length - 1]
  for (let left = crumbs; low < high && left >= (sums[low] ?? 0); low++) left -= sums[low] ?? 0
  for (let left = crumbs; high > low && left >= (sums[high] ?? 0); high--) left -= sums[high] ?? 0
  return [low, high + 1]
}

function middleOf({ width, height }: Pixels): Foreground {
  const mask = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const off = ((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2
      mask[y * width + x] = Math.exp(-off * 6)
    }
  }
  return { mask, left: 0, top: 0, right: width, bottom: height, isCutOut: false }
}
