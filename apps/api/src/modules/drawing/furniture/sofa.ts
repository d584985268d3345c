import type { Vector } from '../space/vector.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { type Arms, arms, frameOf, legsAt, seatsOf } from './sofa-parts.ts'
import { throwPillow } from './throw-pillow.ts'

/** A straight sofa. */
export const sofa: Furniture = (model) => {
  const { width, depth, style } = model
  const arm = look<Arms>(style, arms)
  const seats = Math.max(1, Math.round((width - arm.width * 2) / 72))
  return [
    ...frameOf(model, arm, [-1, 1]),
    ...seatsOf(model, arm, seats),
    ...legsAt(
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): Vector => [x * (width / 2 - 9), y * (depth / 2 - 9), 0]),
      ),
      model,
    ),
    ...(seats > 1 ? [throwPillow(model, -width / 2 + arm.width + 20, 42)] : []),
  ]
}
