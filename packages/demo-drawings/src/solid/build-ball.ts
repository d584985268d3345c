import type { Material } from '../material/material.ts'
import type { Vector } from '../space/vector.ts'
import { createSolid } from './create-solid.ts'
import type { Solid } from './solid.ts'

/** A sphere. */
export function buildBall(center: Vector, radius: number, material: Material): Solid {
  return createSolid({ balls: [{ center, radius }], faces: [], material })
}
