import { createMaterial, type Material } from '../material/material.ts'
import { buildBall } from '../solid/build-ball.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

const linenShade = createMaterial('#F6E9CF', null, 0)

/** Opal glass lit from inside. */
export const glowingGlass = createMaterial('#FFF0CC', null, 0)

/** A sphere of opal glass on its holder. */
export function buildGlobe(center: Vector, radius: number, metal: Material): Solid[] {
  return [
    { ...buildBall(center, radius, glowingGlass), glows: true },
    buildPost(
      [center[0], center[1], center[2] + radius * 0.92],
      [center[0], center[1], center[2] + radius + 4],
      2.2,
      metal,
    ),
  ]
}

/** A linen shade. */
export function buildShade([x, y, z]: Vector, radius: number, high: number): Solid[] {
  const cone = buildPost([x, y, z], [x, y, z + high], [radius, radius * 0.78], linenShade)
  return [{ ...cone, glows: true, rank: 1 }]
}
