import { reshaped } from '../solid/make-solid.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { look } from './look.ts'
import type { Furniture, Model } from './model.ts'
import { type Arms, arms, frameOf, legsAt, seatBase, seatsOf, seatTop } from './sofa-parts.ts'
import { throwPillow } from './throw-pillow.ts'

/** A sofa with a long seat at its left. */
export const cornerSofa: Furniture = (model) => {
  const { width, style } = model
  const arm = look<Arms>(style, arms)
  const mainDepth = Math.min(98, model.depth * 0.6)
  const shift = (model.depth - mainDepth) / 2
  const main: Model = { ...model, depth: mainDepth }
  const seats = Math.max(3, Math.round((width - arm.width * 2) / 80))
  const chaise = (width - arm.width * 2) / seats + arm.width
  const [left, front] = [-width / 2, -model.depth / 2]
  const back = (part: Solid) => reshaped(part, ([x, y, z]) => [x, y + shift, z])
  const seat: Vector = [left + 1, front + 1, seatBase(model)]
  return [
    ...[...frameOf(main, arm, [-1, 1]), ...seatsOf(main, arm, seats, 1)].map(back),
    softBox([left, front, 12], [left + chaise, model.depth / 2 - mainDepth + 14, 29], {
      material: model.finish,
      radius: 2,
    }),
    softBox(seat, [left + chaise - 0.5, model.depth / 2 - 32, seatTop(model)], {
      material: model.finish,
      radius: 5,
      bulge: 1.5,
      isPiped: true,
    }),
    ...legsAt(
      [
        [left + 9, front + 9, 0],
        [left + chaise - 9, front + 9, 0],
        [left + 9, model.depth / 2 - 9, 0],
        [width / 2 - 9, model.depth / 2 - mainDepth + 9, 0],
        [width / 2 - 9, model.depth / 2 - 9, 0],
      ],
      model,
    ),
    back(throwPillow(main, width / 2 - arm.width - 22, 44)),
  ]
}
