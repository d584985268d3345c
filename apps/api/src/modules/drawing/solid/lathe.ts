import type { Material } from '../paint/material.ts'
import type { Vector } from '../space/vector.ts'
import { post } from './post.ts'
import type { Solid } from './solid.ts'

/** A turned or thrown body: radii at heights, one ring on the other. */
export function lathe(
  [x, y, z]: Vector,
  profile: readonly (readonly [height: number, radius: number])[],
  material: Material,
): Solid[] {
  return profile.slice(1).map(([height, radius], at) => {
    const [below, wide] = profile[at] ?? [height, radius]
    const ring = post([x, y, z + below], [x, y, z + height], [wide, radius], material)
    return {
      ...ring,
      faces: at === profile.length - 2 ? ring.faces.slice(0, 1) : [],
      dimsCm: at === 0 ? null : 0,
    }
  })
}
