import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { buildThrowPillow } from '../textiles/build-throw-pillow.ts'
import { type ArmDesign, armDesigns, buildSofaCushions, buildSofaFrame } from './sofa-parts.ts'

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
