import { mixColours } from '../canvas/colour.ts'
import type { FurnitureModel } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
import { blackMetal, brass, oak } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { CabinetPlan } from './cabinet-plan.ts'

/** The legs or plinth of a cabinet. */
export function buildCabinetBase(
  { width, depth, finish, style }: FurnitureModel,
  plan: CabinetPlan,
): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  if (plan.base === 'wall') return []
  if (plan.base === 'plinth') {
    const dark = { ...finish, colour: mixColours(finish.colour, '#2a2018', 0.5) }
    return [buildBox([-x + 1, -y + 5, 0], [x - 1, y - 1, plan.footHeight], { material: dark })]
  }
  const metal = pickByStyle(style, [finish, blackMetal, oak, brass])
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      buildPost(
        [a * (x - 5) + a * 1.5, b * (y - 5), 0],
        [a * (x - 6), b * (y - 6), plan.footHeight],
        [1, 1.7],
        metal,
      ),
    ),
  )
}
