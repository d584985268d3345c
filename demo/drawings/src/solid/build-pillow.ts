import type { Material } from '../material/material.ts'
import { add, cross, multiply, normalize, subtract, type Vector } from '../space/vector.ts'
import { createSolid } from './create-solid.ts'
import type { Patch, Solid } from './solid.ts'

interface PillowOptions {
  middle: Vector
  /** Unit vectors along its lower edge and up its height. */
  right: Vector
  up: Vector
  width: number
  height: number
  thickness: number
  material: Material
}

const CUTS = 26

/** A loose pillow: pointed corners, slightly concave edges, thickest in the middle. */
export function buildPillow(options: PillowOptions): Solid {
  const { middle, right, up, width, height, thickness, material } = options
  const front = normalize(cross(right, up))
  const getPoint = (u: number, v: number, side: number): Vector => {
    const [pinchU, pinchV] = [1 - 0.055 * (1 - v * v), 1 - 0.055 * (1 - u * u)]
    const fat = ((1 - u ** 4) * (1 - v ** 4)) ** 0.8 * (thickness / 2) * side
    const flat = add(
      multiply(right, (u * pinchU * width) / 2),
      multiply(up, (v * pinchV * height) / 2),
    )
    return add(middle, add(flat, multiply(front, fat)))
  }
  const steps = Array.from({ length: CUTS + 1 }, (_, step) =>
    Math.sin((step / CUTS - 0.5) * Math.PI),
  )
  const patches = [1, -1].flatMap((side) =>
    buildSurface(steps, (u, v) => getPoint(u, v, side), multiply(front, side)),
  )
  const rim = [
    ...steps.map((u) => getPoint(u, -1, 0)),
    ...steps.map((v) => getPoint(1, v, 0)),
    ...steps.toReversed().map((u) => getPoint(u, 1, 0)),
    ...steps.toReversed().map((v) => getPoint(-1, v, 0)),
  ]
  return createSolid({
    balls: patches.flatMap(({ corners }) =>
      corners.map((corner) => ({ center: corner, radius: 0 })),
    ),
    faces: [],
    patches,
    material,
    outline: rim,
    rank: 1,
  })
}

function buildSurface(
  steps: readonly number[],
  getPoint: (u: number, v: number) => Vector,
  front: Vector,
): Patch[] {
  return steps.slice(1).flatMap((u, i) =>
    steps.slice(1).map((v, j): Patch => {
      const [before, below] = [steps[i] ?? u, steps[j] ?? v]
      const corners = [
        getPoint(before, below),
        getPoint(u, below),
        getPoint(u, v),
        getPoint(before, v),
      ] as const
      const turned = normalize(
        cross(subtract(corners[2], corners[0]), subtract(corners[3], corners[1])),
      )
      const isInward = turned[0] * front[0] + turned[1] * front[1] + turned[2] * front[2] < 0
      return { corners, normal: isInward ? multiply(turned, -1) : turned }
    }),
  )
}
