import type { FurnitureModel } from '../furniture/furniture-model.ts'
import type { Material } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { buildHandles } from './build-handles.ts'
import { BOARD_CM, type CabinetPlan, type Front, GAP_CM } from './cabinet-plan.ts'

/** A front of a cabinet with the surrounding gap, its handle and its facing. */
export function buildFront(model: FurnitureModel, plan: CabinetPlan, front: Front): Solid[] {
  const { width, depth, height, finish } = model
  const [left, wide] = [-width / 2 + 0.3, width - 0.6]
  const [low, high] = [plan.footHeight + 0.3, height - BOARD_CM - plan.footHeight - 0.6]
  const [a, b] = [left + wide * front.left + GAP_CM / 2, left + wide * front.right - GAP_CM / 2]
  const [c, d] = [low + high * front.low + GAP_CM / 2, low + high * front.high - GAP_CM / 2]
  const y = -depth / 2
  if (front.kind === 'open') return buildShelves(model, [a, b, c, d])
  const material = plan.frontMaterial ?? finish
  const along: Vector = front.kind === 'drawer' ? [1, 0, 0] : [0, 0, 1]
  const panel = addOutline(
    buildBox([a, y, c], [b, y + BOARD_CM, d], { material, along, dimsCm: 0 }),
    [a, b, c, d],
    y,
  )
  return [
    panel,
    ...buildHandles(front, plan.handle, [a, b, c, d], y, model.style),
    ...buildFacing(front, [a, b, c, d], y, material),
  ]
}

/** The dark line of the gap around a front. */
function addOutline(
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

function buildShelves(
  { depth, finish }: FurnitureModel,
  [a, b, c, d]: readonly [number, number, number, number],
): Solid[] {
  const y = -depth / 2
  return [
    buildBox([a, y + 0.6, c - 1], [b, y + 4, c + 1], { material: finish }),
    buildBox([a, y + 0.6, d - 1], [b, y + 4, d + 1], { material: finish }),
  ]
}

/** A mirror or slats on a door. */
function buildFacing(
  front: Front,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
  material: Material,
): Solid[] {
  if (front.kind === 'mirror') {
    const glass = { colour: '#C9D3D4', texture: null, gloss: 1 }
    return [
      buildBox([a + 2.5, y - 0.3, c + 2.5], [b - 2.5, y, d - 2.5], { material: glass, dimsCm: 0 }),
    ]
  }
  if (front.kind !== 'slats') return []
  const count = Math.max(4, Math.round((b - a) / 4))
  const step = (b - a) / count
  return Array.from({ length: count }, (_, index) =>
    buildBox(
      [a + index * step + step * 0.18, y - 1.1, c],
      [a + (index + 1) * step - step * 0.18, y, d],
      {
        material,
        along: [0, 0, 1],
        dimsCm: 0,
      },
    ),
  )
}
