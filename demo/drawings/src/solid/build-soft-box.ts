import type { Material } from '../material/material.ts'
import { cross, normalize, subtract, type Vector } from '../space/vector.ts'
import { createSolid } from './create-solid.ts'
import type { Ball, Patch, Seam, Solid } from './solid.ts'

interface SoftBoxOptions {
  material: Material
  /** The radius of edges and corners, in cm. */
  radius: number
  /** How far the filling pushes out the middle of the sides, in cm. */
  bulge?: number
  /** Piping along the edges of the front. */
  isPiped?: boolean
}

const EDGE = [0, 0.18, 0.4, 0.68] as const
const PATCH_CM = 7.5

/** An upholstered or rounded box, its surface split into small patches with smooth normals. */
export function buildSoftBox(low: Vector, high: Vector, options: SoftBoxOptions): Solid {
  const size: Vector = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const radius = Math.min(options.radius, ...size.map((side) => side / 2 - 0.01))
  const bulge = options.bulge ?? 0
  const placePoint = (point: Vector): Vector => {
    const inner = mapAxes((axis) => clamp(point[axis], low[axis] + radius, high[axis] - radius))
    const out = normalize(subtract(point, inner))
    const round = mapAxes((axis) => inner[axis] + out[axis] * radius)
    return applyBulge(round, low, high, bulge)
  }
  const patches = ([0, 1, 2] as const).flatMap((axis) =>
    ([-1, 1] as const).flatMap((side) => buildPatches(low, high, radius, axis, side, placePoint)),
  )
  return createSolid({
    balls: listOuterPoints(patches),
    faces: [],
    patches,
    material: options.material,
    seams: options.isPiped ? buildWelts(low, high, radius, placePoint) : [],
  })
}

function buildPatches(
  low: Vector,
  high: Vector,
  radius: number,
  axis: 0 | 1 | 2,
  side: -1 | 1,
  placePoint: (point: Vector) => Vector,
): Patch[] {
  const [u, v] = ([0, 1, 2] as const).filter((candidate) => candidate !== axis) as [
    0 | 1 | 2,
    0 | 1 | 2,
  ]
  const [us, vs] = [listSteps(low[u], high[u], radius), listSteps(low[v], high[v], radius)]
  const level = side < 0 ? low[axis] : high[axis]
  const grid = us.map((a) =>
    vs.map((b) =>
      placePoint(mapAxes((candidate) => (candidate === axis ? level : candidate === u ? a : b))),
    ),
  )
  return us.slice(1).flatMap((_, i) =>
    vs.slice(1).flatMap((__, j): Patch[] => {
      const [a, b, c, d] = [grid[i]?.[j], grid[i + 1]?.[j], grid[i + 1]?.[j + 1], grid[i]?.[j + 1]]
      if (!a || !b || !c || !d) return []
      const turned = normalize(cross(subtract(c, a), subtract(d, b)))
      const outward = side * (turned[axis] ?? 0) < 0 ? -1 : 1
      const normal = mapAxes((candidate) => turned[candidate] * outward)
      return [{ corners: [a, b, c, d], normal }]
    }),
  )
}

/** Returns where the surface is split along one axis: densely where it curves. */
function listSteps(low: number, high: number, radius: number): number[] {
  const near = EDGE.map((share) => low + share * radius)
  const far = EDGE.map((share) => high - share * radius).reverse()
  const inside = high - low - radius * 2
  const count = Math.max(1, Math.ceil(inside / PATCH_CM))
  const middle = Array.from(
    { length: count + 1 },
    (_, index) => low + radius + (inside * index) / count,
  )
  return [...near, ...middle, ...far]
}

/** Pushes out the middle of each side; the edges stay. */
function applyBulge(point: Vector, low: Vector, high: Vector, bulge: number): Vector {
  if (bulge === 0) return point
  const share = mapAxes((axis) => ((point[axis] - low[axis]) / (high[axis] - low[axis])) * 2 - 1)
  const open = mapAxes((axis) => Math.max(0, 1 - share[axis] ** 2))
  return [
    point[0] + bulge * 0.5 * share[0] * open[1] * open[2],
    point[1] + bulge * 0.9 * share[1] * open[0] * open[2],
    point[2] + bulge * Math.max(0, share[2]) * open[0] * open[1],
  ]
}

/** Every second corner is sufficient for an outline, because each is shared by four patches. */
function listOuterPoints(patches: readonly Patch[]): Ball[] {
  return patches.flatMap(({ corners: [a, , c] }, index) =>
    a && c ? [{ center: index % 2 === 0 ? a : c, radius: 0 }] : [],
  )
}

function buildWelts(
  low: Vector,
  high: Vector,
  radius: number,
  placePoint: (point: Vector) => Vector,
): Seam[] {
  const [x, y, z] = low
  const [X, , Z] = high
  const inset = radius * 0.36
  const line = (points: Vector[], normal: Vector): Seam => ({
    points: points.map((point) => placePoint(point)),
    normal,
    tone: 'dark',
    widthCm: 0.55,
  })
  const along = (from: Vector, to: Vector) =>
    Array.from(
      { length: 13 },
      (_, index): Vector => mapAxes((axis) => from[axis] + ((to[axis] - from[axis]) * index) / 12),
    )
  const near = y + inset
  return [
    line(
      [
        ...along([x, near, z + inset], [x, near, Z - inset]),
        ...along([x + inset, near, Z], [X - inset, near, Z]),
        ...along([X, near, Z - inset], [X, near, z + inset]),
      ],
      [0, -0.7, 0.7],
    ),
  ]
}

function mapAxes(part: (axis: 0 | 1 | 2) => number): Vector {
  return [part(0), part(1), part(2)]
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
}
