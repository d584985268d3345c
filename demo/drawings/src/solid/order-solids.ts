import type { Vector } from '../space/vector.ts'
import type { Solid } from './solid.ts'

/** Parts that overlap by less than this in cm can still be ordered. */
const INLET_CM = 5

/**
 * Returns the solids from the farthest to the nearest, so that each is drawn over those before it.
 * Two solids separated by a plane have a definite order from the eye; others are ordered by
 * distance.
 */
export function orderSolids(solids: readonly Solid[], eye: Vector): Solid[] {
  const left = solids
    .map((solid) => ({ solid, far: calculateDistance(solid, eye) }))
    .sort((a, b) => b.far - a.far)
    .map(({ solid }) => solid)
  const ordered: Solid[] = []
  while (left.length > 0) {
    const free = left.findIndex(
      (candidate) => !left.some((other) => other !== candidate && isBehind(other, candidate, eye)),
    )
    ordered.push(...left.splice(Math.max(0, free), 1))
  }
  return ordered
}

/**
 * Returns whether the first must be drawn before the second: a plane separates them and the eye is
 * on the second's side. With the eye between them neither can hide the other.
 */
function isBehind(first: Solid, second: Solid, eye: Vector): boolean {
  const planes = ([0, 1, 2] as const).map((axis) =>
    findSeparatingPlane(first, second, eye[axis], axis),
  )
  const apart = planes.filter(({ gap }) => gap >= -0.05)
  if (apart.length > 0) return apart.every(({ order }) => order > 0)
  const [widest] = planes.toSorted((a, b) => b.gap - a.gap)
  if (widest && widest.gap > -INLET_CM) return widest.order > 0
  return first.rank < second.rank
}

function findSeparatingPlane(first: Solid, second: Solid, eye: number, axis: 0 | 1 | 2) {
  const [a, b] = [first.bounds, second.bounds]
  const [gapUp, gapDown] = [b.low[axis] - a.high[axis], a.low[axis] - b.high[axis]]
  if (gapUp >= gapDown) return { gap: gapUp, order: compareToGap(eye, a.high[axis], b.low[axis]) }
  return { gap: gapDown, order: -compareToGap(eye, b.high[axis], a.low[axis]) }
}

/** Returns 1 above the upper of two, −1 below the lower, 0 between them. */
function compareToGap(eye: number, lower: number, upper: number): number {
  const [from, to] = [Math.min(lower, upper), Math.max(lower, upper)]
  if (eye >= to) return 1
  return eye <= from ? -1 : 0
}

function calculateDistance({ bounds: { low, high } }: Solid, eye: Vector): number {
  return Math.hypot(...([0, 1, 2] as const).map((axis) => (low[axis] + high[axis]) / 2 - eye[axis]))
}
