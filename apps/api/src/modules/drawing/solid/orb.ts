import type { Material } from '../paint/material.ts'
import type { Vector } from '../space/vector.ts'
import { makeSolid } from './make-solid.ts'
import type { Solid } from './solid.ts'

/** A ball. */
export function orb(at: Vector, radius: number, material: Material): Solid {
  return makeSolid({ balls: [{ at, radius }], faces: [], material })
}
