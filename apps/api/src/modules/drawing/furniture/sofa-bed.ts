import { softBox } from '../solid/soft-box.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { type Arms, arms, frameOf, seatsOf } from './sofa-parts.ts'
import { throwPillow } from './throw-pillow.ts'

/** A sofa bed: a straight sofa without legs, on a low base with a box for bedding. */
export const sofaBed: Furniture = (model) => {
  const arm = look<Arms>(model.style + 2, arms)
  const low = { ...model, height: model.height }
  const base = softBox(
    [-model.width / 2 + 2, -model.depth / 2 + 3, 3],
    [model.width / 2 - 2, model.depth / 2 - 2, 14],
    { material: model.finish, radius: 1.5 },
  )
  return [
    base,
    ...frameOf(low, arm, [-1, 1]),
    ...seatsOf(low, arm, 2),
    throwPillow(low, -model.width / 2 + arm.width + 22, 42),
  ]
}
