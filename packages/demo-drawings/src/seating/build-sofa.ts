import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
import type { Vector } from '../space/vector.ts'
import { buildThrowPillow } from '../textiles/build-throw-pillow.ts'
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
