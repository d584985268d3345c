import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
import type { Vector } from '../space/vector.ts'
import {
  type ArmDesign,
  armDesigns,
  buildSofaCushions,
  buildSofaFrame,
  buildSofaLegs,
} from './sofa-parts.ts'

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
