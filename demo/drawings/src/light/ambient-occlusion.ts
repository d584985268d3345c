import type { Solid } from '../solid/solid.ts'
import { dot, interpolate, multiply, normalize, subtract, type Vector } from '../space/vector.ts'

const REACH_CM = 26

/** Returns how much ambient light other solids and the floor block at a point, from 0 to 0.6. */
export function createAmbientOcclusion(
  solids: readonly Solid[],
  self: Solid,
): (point: Vector, normal: Vector) => number {
  const nearbySolids = solids.filter(
    (other) =>
      other !== self && !other.glows && !other.outline && calculateGap(other, self) < REACH_CM,
  )
  return (point, normal) => {
    let dim = calculateFloorOcclusion(point, normal)
    for (const { bounds } of nearbySolids) {
      const way = ([0, 1, 2] as const).map(
        (axis) =>
          Math.min(bounds.high[axis], Math.max(bounds.low[axis], point[axis])) - point[axis],
      )
      const [x = 0, y = 0, z = 0] = way
      const distance = Math.hypot(x, y, z)
      if (distance >= REACH_CM) continue
      const facing =
        distance < 0.3
          ? dot(normal, normalize(subtract(interpolate(bounds.low, bounds.high, 0.5), point)))
          : dot(normal, multiply([x, y, z], 1 / distance))
      dim += Math.max(0, facing) * (1 - distance / REACH_CM) ** 2 * 0.42
    }
    return Math.min(0.55, dim)
  }
}

function calculateFloorOcclusion([, , height]: Vector, normal: Vector): number {
  const close = Math.max(0, 1 - height / 40)
  return close * close * (0.1 + 0.16 * Math.max(0, -normal[2]))
}

function calculateGap(a: Solid, b: Solid): number {
  const apart = ([0, 1, 2] as const).map((axis) =>
    Math.max(0, a.bounds.low[axis] - b.bounds.high[axis], b.bounds.low[axis] - a.bounds.high[axis]),
  )
  return Math.hypot(...apart)
}
