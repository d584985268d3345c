import type { Material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { BOARD_CM, type CabinetPlan, type Front, GAP_CM } from './cabinet-plan.ts'
import { handlesOf } from './handles-of.ts'
import type { Model } from './model.ts'

/** A front before a cabinet's body, with the gap round it, its handle and what is on it. */
export function frontOf(model: Model, plan: CabinetPlan, front: Front): Solid[] {
  const { width, depth, height, finish } = model
  const [left, wide] = [-width / 2 + 0.3, width - 0.6]
  const [low, high] = [plan.foot + 0.3, height - BOARD_CM - plan.foot - 0.6]
  const [a, b] = [left + wide * front.left + GAP_CM / 2, left + wide * front.right - GAP_CM / 2]
  const [c, d] = [low + high * front.low + GAP_CM / 2, low + high * front.high - GAP_CM / 2]
  const y = -depth / 2
  if (front.kind === 'open') return shelvesIn(model, [a, b, c, d])
  const material = plan.frontMaterial ?? finish
  const along: Vector = front.kind === 'drawer' ? [1, 0, 0] : [0, 0, 1]
  const panel = outlined(
    box([a, y, c], [b, y + BOARD_CM, d], { material, along, dimsCm: 0 }),
    [a, b, c, d],
    y,
  )
  return [
    panel,
    ...handlesOf(front, plan.handle, [a, b, c, d], y, model.style),
    ...facing(front, [a, b, c, d], y, material),
  ]
}

/** The dark line of the gap round a front. */
function outlined(
  panel: Solid,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
): Solid {
  const points: Vector[] = [
    [a, y, c],
    [b, y, c],
    [b, y, d],
    [a, y, d],
    [a, y, c],
  ]
  return { ...panel, seams: [{ points, tone: 'dark', widthCm: GAP_CM, normal: [0, -1, 0] }] }
}

function shelvesIn(
  { depth, finish }: Model,
  [a, b, c, d]: readonly [number, number, number, number],
): Solid[] {
  const y = -depth / 2
  return [
    box([a, y + 0.6, c - 1], [b, y + 4, c + 1], { material: finish }),
    box([a, y + 0.6, d - 1], [b, y + 4, d + 1], { material: finish }),
  ]
}

/** A mirror or slats on a door. */
function facing(
  front: Front,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
  material: Material,
): Solid[] {
  if (front.kind === 'mirror') {
    const glass = { colour: '#C9D3D4', texture: null, gloss: 1 }
    return [box([a + 2.5, y - 0.3, c + 2.5], [b - 2.5, y, d - 2.5], { material: glass, dimsCm: 0 })]
  }
  if (front.kind !== 'slats') return []
  const count = Math.max(4, Math.round((b - a) / 4))
  const step = (b - a) / count
  return Array.from({ length: count }, (_, at) =>
    box([a + at * step + step * 0.18, y - 1.1, c], [a + (at + 1) * step - step * 0.18, y, d], {
      material,
      along: [0, 0, 1],
      dimsCm: 0,
    }),
  )
}
