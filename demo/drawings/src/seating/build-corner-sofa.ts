import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { buildThrowPillow } from '../textiles/build-cushion.ts'
import {
  type ArmDesign,
  armDesigns,
  buildSofaCushions,
  buildSofaFrame,
  buildSofaLegs,
  getSeatBaseHeight,
  getSeatTopHeight,
} from './sofa-parts.ts'

/** A sofa with a long seat on its left. */
export const buildCornerSofa: BuildFurniture = (model) => {
  const { width, style } = model
  const arm = pickByStyle<ArmDesign>(style, armDesigns)
  const mainDepth = Math.min(98, model.depth * 0.6)
  const shift = (model.depth - mainDepth) / 2
  const main: FurnitureModel = { ...model, depth: mainDepth }
  const seats = Math.max(3, Math.round((width - arm.width * 2) / 80))
  const chaise = (width - arm.width * 2) / seats + arm.width
  const [left, front] = [-width / 2, -model.depth / 2]
  const back = (part: Solid) => reshapeSolid(part, ([x, y, z]) => [x, y + shift, z])
  const seat: Vector = [left + 1, front + 1, getSeatBaseHeight(model)]
  return [
    ...[...buildSofaFrame(main, arm, [-1, 1]), ...buildSofaCushions(main, arm, seats, 1)].map(back),
    buildSoftBox([left, front, 12], [left + chaise, model.depth / 2 - mainDepth + 14, 29], {
      material: model.finish,
      radius: 2,
    }),
    buildSoftBox(seat, [left + chaise - 0.5, model.depth / 2 - 32, getSeatTopHeight(model)], {
      material: model.finish,
      radius: 5,
      bulge: 1.5,
      isPiped: true,
    }),
    ...buildSofaLegs(
      [
        [left + 9, front + 9, 0],
        [left + chaise - 9, front + 9, 0],
        [left + 9, model.depth / 2 - 9, 0],
        [width / 2 - 9, model.depth / 2 - mainDepth + 9, 0],
        [width / 2 - 9, model.depth / 2 - 9, 0],
      ],
      model,
    ),
    back(buildThrowPillow(main, width / 2 - arm.width - 22, 44)),
  ]
}
