import type { Material } from '../paint/material.ts'
import { add, cross, subtract, times, unit, type Vector } from '../space/vector.ts'
import { makeSolid } from './make-solid.ts'
import type { Patch, Solid } from './solid.ts'

interface PillowPlace {
  middle: Vector
  /** Unit directions along its lower edge and up its height. */
  right: Vector
  up: Vector
  width: number
  height: number
  thickness: number
  material: Material
}

const CUTS = 26

/** A loose pillow: pointed corners, edges drawn in a little, fat in the middle. */
export function pillow(place: PillowPlace): Solid {
  const { middle, right, up, width, height, thickness, material } = place
  const front = unit(cross(right, up))
  const at = (u: number, v: number, side: number): Vector => {
    const [pinchU, pinchV] = [1 - 0.055 * (1 - v * v), 1 - 0.055 * (1 - u * u)]
    const fat = ((1 - u ** 4) * (1 - v ** 4)) ** 0.8 * (thickness / 2) * side
    const flat = add(times(right, (u * pinchU * width) / 2), times(up, (v * pinchV * height) / 2))
    return add(middle, add(flat, times(front, fat)))
  }
  const steps = Array.from({ length: CUTS + 1 }, (_, step) =>
    Math.sin((step / CUTS - 0.5) * Math.PI),
  )
  const patches = [1, -1].flatMap((side) =>
    surface(steps, (u, v) => at(u, v, side), times(front, side)),
  )
  const rim = [
    ...steps.map((u) => at(u, -1, 0)),
    ...steps.map((v) => at(1, v, 0)),
    ...steps.toReversed().map((u) => at(u, 1, 0)),
    ...steps.toReversed().map((v) => at(-1, v, 0)),
  ]
  return makeSolid({
    balls: patches.flatMap(({ corners }) => corners.map((corner) => ({ at: corner, radius: 0 }))),
    faces: [],
    patches,
    material,
    outline: rim,
    rank: 1,
  })
}

function surface(
  steps: readonly number[],
  at: (u: number, v: number) => Vector,
  front: Vector,
): Patch[] {
  return steps.slice(1).flatMap((u, i) =>
    steps.slice(1).map((v, j): Patch => {
      const [before, below] = [steps[i] ?? u, steps[j] ?? v]
      const corners = [at(before, below), at(u, below), at(u, v), at(before, v)] as const
      const turned = unit(cross(subtract(corners[2], corners[0]), subtract(corners[3], corners[1])))
      const isInward = turned[0] * front[0] + turned[1] * front[1] + turned[2] * front[2] < 0
      return { corners, normal: isInward ? times(turned, -1) : turned }
    }),
  )
}
