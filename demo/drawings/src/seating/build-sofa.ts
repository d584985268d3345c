import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import type { Vector } from '../space/vector.ts'
import { buildThrowPillow } from '../textiles/build-cushion.ts'
import {
  type ArmDesign,
  armDesigns,
  buildSofaCushions,
  buildSofaFrame,
  buildSofaLegs,
} from './sofa-parts.ts'

/** A straight sofa. */
export const buildSofa: BuildFurniture = (model) => {
  const { width, depth, style } = model
  const arm = pickByStyle<ArmDesign>(style, armDesigns)
  const seats = Math.max(1, Math.round((width - arm.width * 2) / 72))
  return [
    ...buildSofaFrame(model, arm, [-1, 1]),
    ...buildSofaCushions(model, arm, seats),
    ...buildSofaLegs(
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): Vector => [x * (width / 2 - 9), y * (depth / 2 - 9), 0]),
      ),
      model,
    ),
    ...(seats > 1 ? [buildThrowPillow(model, -width / 2 + arm.width + 20, 42)] : []),
  ]
}

/** A sofa bed: a straight sofa without legs, on a low base with a bedding box. */
export const buildSofaBed: BuildFurniture = (model) => {
  const arm = pickByStyle<ArmDesign>(model.style + 2, armDesigns)
  const low = { ...model, height: model.height }
  const base = buildSoftBox(
    [-model.width / 2 + 2, -model.depth / 2 + 3, 3],
    [model.width / 2 - 2, model.depth / 2 - 2, 14],
    { material: model.finish, radius: 1.5 },
  )
  return [
    base,
    ...buildSofaFrame(low, arm, [-1, 1]),
    ...buildSofaCushions(low, arm, 2),
    buildThrowPillow(low, -model.width / 2 + arm.width + 22, 42),
  ]
}

/** An armchair, built as a short sofa. */
export const buildArmchair: BuildFurniture = (model) => {
  const { width, depth, style } = model
  const arm = pickByStyle<ArmDesign>(style + 1, armDesigns)
  const slim = { ...arm, width: Math.min(arm.width, width * 0.2) }
  return [
    ...buildSofaFrame(model, slim, [-1, 1]),
    ...buildSofaCushions(model, slim, 1),
    ...buildSofaLegs(
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): Vector => [x * (width / 2 - 8), y * (depth / 2 - 8), 0]),
      ),
      model,
    ),
  ]
}
