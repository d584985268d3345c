import type { Material } from '../material/material.ts'
import type { Vector } from '../space/vector.ts'
import { buildPost } from './build-post.ts'
import { createSolid } from './create-solid.ts'
import type { Solid } from './solid.ts'

/** A body of revolution, given by radii at heights. */
export function buildLathe(
  [x, y, z]: Vector,
  profile: readonly (readonly [height: number, radius: number])[],
  material: Material,
): Solid[] {
  return profile.slice(1).map(([height, radius], index) => {
    const [below, wide] = profile[index] ?? [height, radius]
    const ring = buildPost([x, y, z + below], [x, y, z + height], [wide, radius], material)
    return {
      ...ring,
      faces: index === profile.length - 2 ? ring.faces.slice(0, 1) : [],
      dimsCm: index === 0 ? null : 0,
    }
  })
}

/** A sphere. */
export function buildBall(center: Vector, radius: number, material: Material): Solid {
  return createSolid({ balls: [{ center, radius }], faces: [], material })
}
