import type { Vector } from '../space/vector.ts'
import type { Solid } from './solid.ts'

/** Parts that are let into each other by less than this still stand one before the other. */
const INLET_CM = 5

/**
 * The solids from the farthest to the nearest, so that each can be drawn over those before it. Two
 * that a plane keeps apart stand in a certain order as seen from the eye; the rest go by distance.
 */
export function orderSolids(solids: readonly Solid[], eye: Vector): Solid[] {
  const left = solids
    .map((solid) => ({ solid, far: distance(solid, eye) }))
    .sort((a, b) => b.far - a.far)
    .map(({ solid }) => solid)
  const ordered: Solid[] = []
  while (left.length > 0) {
    const free = left.findIndex(
      (one) => !left.some((other) => other !== one && isBehind(other, one, eye)),
    )
    ordered.push(...left.splice(Math.max(0, free), 1))
  }
  return ordered
}

/**
 * Whether the first must be drawn before the second: a plane between them has the eye on its second
 * side. With the eye between the two neither can hide the other.
 */
function isBehind(first: Solid, second: Solid, eye: Vector): boolean {
  const planes = ([0, 1, 2] as const).map((axis) => planeBetween(first, second, eye[axis], axis))
  const apart = planes.filter(({ gap }) => gap >= -0.05)
  if (apart.length > 0) return apart.every(({ order }) => order > 0)
  const [widest] = planes.toSorted((a, b) => b.gap - a.gap)
  if (widest && widest.gap > -INLET_CM) return widest.order > 0
  return first.rank < second.rank
}

function planeBetween(first: Solid, second: Solid, eye: number, axis: 0 | 1 | 2) {
  const [a, b] = [first.bounds, second.bounds]
  const [gapUp, gapDown] = [b.low[axis] - a.high[axis], a.low[axis] - b.high[axis]]
  if (gapUp >= gapDown) return { gap: gapUp, order: side(eye, a.high[axis], b.low[axis]) }
  return { gap: gapDown, order: -side(eye, b.high[axis], a.low[axis]) }
}

/** 1 beyond the upper of two, −1 before the lower, 0 between them. */
function side(eye: number, lower: number, upper: number): number {
  const [from, to] = [Math.min(lower, upper), Math.max(lower, upper)]
  if (eye >= to) return 1
  return eye <= from ? -1 : 0
}

function distance({ bounds: { low, high } }: Solid, eye: Vector): number {
  return Math.hypot(...([0, 1, 2] as const).map((axis) => (low[axis] + high[axis]) / 2 - eye[axis]))
}
