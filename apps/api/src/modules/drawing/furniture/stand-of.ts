import { mixed } from '../paint/colour.ts'
import { blackMetal, brass, oak } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { CabinetPlan } from './cabinet-plan.ts'
import { look } from './look.ts'
import type { Model } from './model.ts'

/** What a cabinet stands on. */
export function standOf({ width, depth, finish, style }: Model, plan: CabinetPlan): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  if (plan.stands === 'wall') return []
  if (plan.stands === 'plinth') {
    const dark = { ...finish, colour: mixed(finish.colour, '#2a2018', 0.5) }
    return [box([-x + 1, -y + 5, 0], [x - 1, y - 1, plan.foot], { material: dark })]
  }
  const metal = look(style, [finish, blackMetal, oak, brass])
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      post(
        [a * (x - 5) + a * 1.5, b * (y - 5), 0],
        [a * (x - 6), b * (y - 6), plan.foot],
        [1, 1.7],
        metal,
      ),
    ),
  )
}
