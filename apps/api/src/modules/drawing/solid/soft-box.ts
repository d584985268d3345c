import type { Material } from '../paint/material.ts'
import { cross, subtract, unit, type Vector } from '../space/vector.ts'
import { makeSolid } from './make-solid.ts'
import type { Ball, Patch, Seam, Solid } from './solid.ts'

interface SoftLook {
  material: Material
  /** Cm by which edges and corners are rounded. */
  radius: number
  /** Cm by which the filling pushes the sides out in their middle. */
  bulge?: number
  /** A welt along the edges of the front. */
  isPiped?: boolean
}

const EDGE = [0, 0.18, 0.4, 0.68] as const
const PATCH_CM = 7.5

/** A stuffed or rounded box, its surface cut into small patches that turn smoothly. */
export function softBox(low: Vector, high: Vector, look: SoftLook): Solid {
  const size: Vector = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const radius = Math.min(look.radius, ...size.map((side) => side / 2 - 0.01))
  const bulge = look.bulge ?? 0
  const place = (point: Vector): Vector => {
    const inner = at3((axis) => clamp(point[axis], low[axis] + radius, high[axis] - radius))
    const out = unit(subtract(point, inner))
    const round = at3((axis) => inner[axis] + out[axis] * radius)
    return swell(round, low, high, bulge)
  }
  const patches = ([0, 1, 2] as const).flatMap((axis) =>
    ([-1, 1] as const).flatMap((side) => patchesOf(low, high, radius, axis, side, place)),
  )
  return makeSolid({
    balls: outerPoints(patches),
    faces: [],
    patches,
    material: look.material,
    seams: look.isPiped ? welts(low, high, radius, place) : [],
  })
}

function patchesOf(
  low: Vector,
  high: Vector,
  radius: number,
  axis: 0 | 1 | 2,
  side: -1 | 1,
  place: (point: Vector) => Vector,
): Patch[] {
  const [u, v] = ([0, 1, 2] as const).filter((one) => one !== axis) as [0 | 1 | 2, 0 | 1 | 2]
  const [us, vs] = [stepsOf(low[u], high[u], radius), stepsOf(low[v], high[v], radius)]
  const level = side < 0 ? low[axis] : high[axis]
  const grid = us.map((a) =>
    vs.map((b) => place(at3((one) => (one === axis ? level : one === u ? a : b)))),
  )
  return us.slice(1).flatMap((_, i) =>
    vs.slice(1).flatMap((__, j): Patch[] => {
      const [a, b, c, d] = [grid[i]?.[j], grid[i + 1]?.[j], grid[i + 1]?.[j + 1], grid[i]?.[j + 1]]
      if (!a || !b || !c || !d) return []
      const turned = unit(cross(subtract(c, a), subtract(d, b)))
      const outward = side * (turned[axis] ?? 0) < 0 ? -1 : 1
      const normal = at3((one) => turned[one] * outward)
      return [{ corners: [a, b, c, d], normal }]
    }),
  )
}

/** Where the surface is cut along one axis: closely where it curves. */
function stepsOf(low: number, high: number, radius: number): number[] {
  const near = EDGE.map((share) => low + share * radius)
  const far = EDGE.map((share) => high - share * radius).reverse()
  const inside = high - low - radius * 2
  const count = Math.max(1, Math.ceil(inside / PATCH_CM))
  const middle = Array.from({ length: count + 1 }, (_, at) => low + radius + (inside * at) / count)
  return [...near, ...middle, ...far]
}

/** The middle of each side is pushed out, its rim stays. */
function swell(point: Vector, low: Vector, high: Vector, bulge: number): Vector {
  if (bulge === 0) return point
  const share = at3((axis) => ((point[axis] - low[axis]) / (high[axis] - low[axis])) * 2 - 1)
  const open = at3((axis) => Math.max(0, 1 - share[axis] ** 2))
  return [
    point[0] + bulge * 0.5 * share[0] * open[1] * open[2],
    point[1] + bulge * 0.9 * share[1] * open[0] * open[2],
    point[2] + bulge * Math.max(0, share[2]) * open[0] * open[1],
  ]
}

/** Every second corner is enough for an outline: each is shared by four patches. */
function outerPoints(patches: readonly Patch[]): Ball[] {
  return patches.flatMap(({ corners: [a, , c] }, at) =>
    a && c ? [{ at: at % 2 === 0 ? a : c, radius: 0 }] : [],
  )
}

function welts(
  low: Vector,
  high: Vector,
  radius: number,
  place: (point: Vector) => Vector,
): Seam[] {
  const [x, y, z] = low
  const [X, , Z] = high
  const inset = radius * 0.36
  const line = (points: Vector[], normal: Vector): Seam => ({
    points: points.map((point) => place(point)),
    normal,
    tone: 'dark',
    widthCm: 0.55,
  })
  const along = (from: Vector, to: Vector) =>
    Array.from(
      { length: 13 },
      (_, at): Vector => at3((axis) => from[axis] + ((to[axis] - from[axis]) * at) / 12),
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

function at3(part: (axis: 0 | 1 | 2) => number): Vector {
  return [part(0), part(1), part(2)]
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
}
