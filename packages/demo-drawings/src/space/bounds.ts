import type { Vector } from './vector.ts'

export interface Bounds {
  low: Vector
  high: Vector
}

/** Returns the bounding box of points. */
export function calculateBounds(points: readonly Vector[]): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const point of points) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[axis])
      high[axis] = Math.max(high[axis], point[axis])
    }
  }
  return { low, high }
}
