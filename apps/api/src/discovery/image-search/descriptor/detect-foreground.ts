import type { Pixels } from './pixels.ts'

/** Position of the product in a picture, and the probability of each pixel to belong to it. */
export interface Foreground {
  /** 0 to 1 for each pixel. */
  mask: Float32Array
  left: number
  top: number
  right: number
  bottom: number
  /** Whether the background was even enough to separate the product from it. */
  isCutOut: boolean
}

/** Share of the smaller side that counts as the edge. */
const EDGE_SHARE = 0.045
/** Largest deviation of an even background from its fitted curve; pictures of rooms exceed it. */
const EVEN_BACKGROUND = 7
const MIN_COVER = 0.015
const MAX_COVER = 0.9
/** Share of foreground pixels that may lie outside the bounding box as noise. */
const NOISE_SHARE = 0.012

/**
 * Separates a product from its background. The background is estimated by fitting a curve to the
 * edges of the picture. A picture without an even background, such as a room, is weighted towards
 * its centre.
 */
export function detectForeground(pixels: Pixels): Foreground {
  const background = estimateBackground(pixels)
  if (background.spread > EVEN_BACKGROUND) return buildCentreForeground(pixels)
  const { width, height, lightness, a, b } = pixels
  const mask = new Float32Array(width * height)
  const start = 5 + background.spread
  let cover = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const basis = buildBasis(x / width, y / height)
      // A shadow is a darker background, so lightness counts less than colour.
      const light = (lightness[index] ?? 0) - evaluateSurface(background.lightness, basis)
      const red = (a[index] ?? 0) - evaluateSurface(background.a, basis)
      const yellow = (b[index] ?? 0) - evaluateSurface(background.b, basis)
      const distance = Math.hypot(light * (light < 0 ? 0.55 : 0.9), red * 1.3, yellow * 1.3)
      const share = Math.min(1, Math.max(0, (distance - start) / start))
      mask[index] = share
      cover += share
    }
  }
  const share = cover / mask.length
  if (share < MIN_COVER || share > MAX_COVER) return buildCentreForeground(pixels)
  return { mask, ...findBoundingBox(mask, width, height, cover), isCutOut: true }
}

/**
 * Coefficients of a plane with two curvatures: backgrounds are brighter in the middle than at the
 * edges.
 */
type Basis = readonly number[]

function buildBasis(x: number, y: number): Basis {
  const [u, v] = [x - 0.5, y - 0.5]
  return [1, u, v, u * u, v * v]
}

interface Background {
  lightness: number[]
  a: number[]
  b: number[]
  spread: number
}

function estimateBackground(pixels: Pixels): Background {
  const samples = sampleEdge(pixels)
  const fitted = {
    lightness: fitSurface(samples, pixels.lightness),
    a: fitSurface(samples, pixels.a),
    b: fitSurface(samples, pixels.b),
  }
  const distances = samples.map(({ index, basis }) =>
    Math.hypot(
      (pixels.lightness[index] ?? 0) - evaluateSurface(fitted.lightness, basis),
      (pixels.a[index] ?? 0) - evaluateSurface(fitted.a, basis),
      (pixels.b[index] ?? 0) - evaluateSurface(fitted.b, basis),
    ),
  )
  distances.sort((left, right) => left - right)
  // The product may touch an edge, so a fifth of the samples is ignored.
  return { ...fitted, spread: distances[Math.floor(distances.length * 0.8)] ?? 0 }
}

interface EdgeSample {
  index: number
  basis: Basis
}

function sampleEdge({ width, height }: Pixels): EdgeSample[] {
  const edgeWidth = Math.max(2, Math.round(Math.min(width, height) * EDGE_SHARE))
  const samples: EdgeSample[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isEdge =
        x < edgeWidth || y < edgeWidth || x >= width - edgeWidth || y >= height - edgeWidth
      if (isEdge) samples.push({ index: y * width + x, basis: buildBasis(x / width, y / height) })
    }
  }
  return samples
}

/** Least squares in two passes; the second one drops the samples that deviated most. */
function fitSurface(samples: readonly EdgeSample[], plane: Float32Array): number[] {
  const first = solveLeastSquares(samples, plane)
  const inliers = samples
    .map((spot) => ({
      spot,
      off: Math.abs((plane[spot.index] ?? 0) - evaluateSurface(first, spot.basis)),
    }))
    .sort((left, right) => left.off - right.off)
    .slice(0, Math.ceil(samples.length * 0.75))
    .map(({ spot }) => spot)
  return solveLeastSquares(inliers, plane)
}

function solveLeastSquares(samples: readonly EdgeSample[], plane: Float32Array): number[] {
  const size = 5
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0))
  for (const { index, basis } of samples) {
    for (let i = 0; i < size; i++) {
      const row = rows[i] ?? []
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + (basis[i] ?? 0) * (basis[j] ?? 0)
      row[size] = (row[size] ?? 0) + (basis[i] ?? 0) * (plane[index] ?? 0)
    }
  }
  for (let i = 0; i < size; i++) {
    const pivotRow = rows[i] ?? []
    const pivot = (pivotRow[i] ?? 0) + 1e-9
    for (let j = 0; j < size; j++) {
      if (j === i) continue
      const row = rows[j] ?? []
      const times = (row[i] ?? 0) / pivot
      for (let k = i; k <= size; k++) row[k] = (row[k] ?? 0) - times * (pivotRow[k] ?? 0)
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / ((row[i] ?? 0) + 1e-9))
}

function evaluateSurface(weights: readonly number[], basis: Basis): number {
  return weights.reduce((sum, weight, index) => sum + weight * (basis[index] ?? 0), 0)
}

/** The smallest box that contains the foreground except for noise. */
function findBoundingBox(mask: Float32Array, width: number, height: number, cover: number) {
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = mask[y * width + x] ?? 0
      columns[x] = (columns[x] ?? 0) + share
      rows[y] = (rows[y] ?? 0) + share
    }
  }
  const [left, right] = trimNoise(columns, cover * NOISE_SHARE)
  const [top, bottom] = trimNoise(rows, cover * NOISE_SHARE)
  return { left, top, right, bottom }
}

function trimNoise(sums: Float32Array, maxNoise: number): [number, number] {
  let [low, high] = [0, sums.length - 1]
  for (let left = maxNoise; low < high && left >= (sums[low] ?? 0); low++) left -= sums[low] ?? 0
  for (let left = maxNoise; high > low && left >= (sums[high] ?? 0); high--) left -= sums[high] ?? 0
  return [low, high + 1]
}

function buildCentreForeground({ width, height }: Pixels): Foreground {
  const mask = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const deviation = ((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2
      mask[y * width + x] = Math.exp(-deviation * 6)
    }
  }
  return { mask, left: 0, top: 0, right: width, bottom: height, isCutOut: false }
}
