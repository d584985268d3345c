import { mixColours } from '../canvas/colour.ts'
import type { FurnitureModel } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, brass, darkGap, type Material, oak } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { buildFront } from './build-front.ts'
import { BOARD_CM, type CabinetPlan } from './cabinet-plan.ts'

/** A cabinet: a body of boards with fronts. */
export function buildCabinet(model: FurnitureModel, plan: CabinetPlan): Solid[] {
  const { width, depth, height, finish } = model
  const [x, y] = [width / 2, depth / 2]
  const over = plan.topOverhang ?? 0
  const top = height - BOARD_CM
  return [
    buildBox(
      [-x, -y + BOARD_CM + 0.3, plan.footHeight],
      [-x + BOARD_CM, y, top],
      toBoardOptions(finish),
    ),
    buildBox(
      [x - BOARD_CM, -y + BOARD_CM + 0.3, plan.footHeight],
      [x, y, top],
      toBoardOptions(finish),
    ),
    buildBox(
      [-x + BOARD_CM, -y + 4, plan.footHeight],
      [x - BOARD_CM, y, top],
      getInteriorOptions(plan, finish),
    ),
    buildBox([-x - over, -y - over + 0.3, top], [x + over, y, height], {
      material: finish,
      along: [1, 0, 0],
      dimsCm: 2.5,
    }),
    ...buildCabinetBase(model, plan),
    ...plan.fronts.flatMap((front) => buildFront(model, plan, front)),
  ]
}

const toBoardOptions = (material: Material) => ({ material, along: [0, 0, 1] as Vector, dimsCm: 0 })

function getInteriorOptions(plan: CabinetPlan, finish: Material) {
  const hasOpening = plan.fronts.some(({ kind }) => kind === 'open')
  return {
    material: hasOpening
      ? { ...finish, colour: mixColours(finish.colour, '#2a2018', 0.45) }
      : darkGap,
  }
}

/** The legs or plinth of a cabinet. */
function buildCabinetBase(
  { width, depth, finish, style }: FurnitureModel,
  plan: CabinetPlan,
): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  if (plan.base === 'wall') return []
  if (plan.base === 'plinth') {
    const dark = { ...finish, colour: mixColours(finish.colour, '#2a2018', 0.5) }
    return [buildBox([-x + 1, -y + 5, 0], [x - 1, y - 1, plan.footHeight], { material: dark })]
  }
  const metal = pickByStyle(style, [finish, blackMetal, oak, brass])
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      buildPost(
        [a * (x - 5) + a * 1.5, b * (y - 5), 0],
        [a * (x - 6), b * (y - 6), plan.footHeight],
        [1, 1.7],
        metal,
      ),
    ),
  )
}
