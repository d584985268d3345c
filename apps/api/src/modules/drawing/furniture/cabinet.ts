import { mixed } from '../paint/colour.ts'
import { darkGap, type Material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { BOARD_CM, type CabinetPlan } from './cabinet-plan.ts'
import { frontOf } from './front-of.ts'
import type { Model } from './model.ts'
import { standOf } from './stand-of.ts'

/** A body of boards with fronts before it. */
export function cabinet(model: Model, plan: CabinetPlan): Solid[] {
  const { width, depth, height, finish } = model
  const [x, y] = [width / 2, depth / 2]
  const over = plan.topOverhang ?? 0
  const top = height - BOARD_CM
  return [
    box([-x, -y + BOARD_CM + 0.3, plan.foot], [-x + BOARD_CM, y, top], board(finish)),
    box([x - BOARD_CM, -y + BOARD_CM + 0.3, plan.foot], [x, y, top], board(finish)),
    box([-x + BOARD_CM, -y + 4, plan.foot], [x - BOARD_CM, y, top], inside(plan, finish)),
    box([-x - over, -y - over + 0.3, top], [x + over, y, height], {
      material: finish,
      along: [1, 0, 0],
      dimsCm: 2.5,
    }),
    ...standOf(model, plan),
    ...plan.fronts.flatMap((front) => frontOf(model, plan, front)),
  ]
}

const board = (material: Material) => ({ material, along: [0, 0, 1] as Vector, dimsCm: 0 })

function inside(plan: CabinetPlan, finish: Material) {
  const hasOpening = plan.fronts.some(({ kind }) => kind === 'open')
  return {
    material: hasOpening ? { ...finish, colour: mixed(finish.colour, '#2a2018', 0.45) } : darkGap,
  }
}
