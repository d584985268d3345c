import type { Vector } from '../space/vector.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { type Arms, arms, frameOf, legsAt, seatsOf } from './sofa-parts.ts'

/** An armchair is a short sofa. */
export const armchair: Furniture = (model) => {
  const { width, depth, style } = model
  const arm = look<Arms>(style + 1, arms)
  const slim = { ...arm, width: Math.min(arm.width, width * 0.2) }
  return [
    ...frameOf(model, slim, [-1, 1]),
    ...seatsOf(model, slim, 1),
    ...legsAt(
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): Vector => [x * (width / 2 - 8), y * (depth / 2 - 8), 0]),
      ),
      model,
    ),
  ]
}
