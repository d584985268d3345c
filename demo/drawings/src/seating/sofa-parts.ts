import type { FurnitureModel } from '../furniture/furniture-model.ts'
import { pickLegMaterial } from '../furniture/furniture-model.ts'
import type { Material } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

export interface ArmDesign {
  width: number
  radius: number
  /** The height as a fraction of the total height. */
  rise: number
}

/** The designs of sofa arms. */
export const armDesigns = [
  { width: 17, radius: 6, rise: 0.74 },
  { width: 10, radius: 3, rise: 0.7 },
  { width: 25, radius: 9, rise: 0.68 },
  { width: 14, radius: 5, rise: 0.8 },
] as const satisfies readonly [ArmDesign, ...ArmDesign[]]

/** The height of the base under the seat cushions, in cm. */
export const getSeatBaseHeight = ({ height }: FurnitureModel) => Math.min(29, height * 0.36)

/** The sitting height in cm. */
export const getSeatTopHeight = ({ height }: FurnitureModel) => Math.min(45, height * 0.55)

/** The base, back and arms of a sofa. */
export function buildSofaFrame(
  { width, depth, height, finish }: FurnitureModel,
  arm: ArmDesign,
  sides: readonly number[],
): Solid[] {
  const soft = { material: finish }
  const armTop = height * arm.rise
  return [
    buildSoftBox(
      [-width / 2 + arm.width - 1, -depth / 2 + 4, 12],
      [width / 2 - arm.width + 1, depth / 2, 30],
      {
        ...soft,
        radius: 2,
      },
    ),
    leanBack(
      buildSoftBox(
        [-width / 2 + 2, depth / 2 - 17, 20],
        [width / 2 - 2, depth / 2 - 1, height - 5],
        {
          ...soft,
          radius: 6,
        },
      ),
      4,
    ),
    ...sides.map((side) => {
      const outer = (side * width) / 2
      const inner = outer - side * arm.width
      return buildArm(outer, inner, depth, armTop, finish, arm.radius)
    }),
  ]
}

function buildArm(
  outer: number,
  inner: number,
  depth: number,
  top: number,
  finish: Material,
  radius: number,
): Solid {
  const [low, high] = [Math.min(outer, inner), Math.max(outer, inner)]
  return buildSoftBox([low, -depth / 2 + 1, 12], [high, depth / 2 - 2, top], {
    material: finish,
    radius,
    isPiped: true,
  })
}

/** Seat and back cushions; the first seats may be omitted in favour of a long one. */
export function buildSofaCushions(
  model: FurnitureModel,
  arm: ArmDesign,
  count: number,
  from = 0,
): Solid[] {
  const { width, depth, height, finish } = model
  const [left, wide] = [-width / 2 + arm.width, (width - arm.width * 2) / count]
  const [base, top] = [getSeatBaseHeight(model), getSeatTopHeight(model)]
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [x, X] = [left + index * wide + 0.4, left + (index + 1) * wide - 0.4]
    const back = leanBack(
      buildSoftBox([x + 0.5, depth / 2 - 36, top - 3], [X - 0.5, depth / 2 - 14, height + 1], {
        material: finish,
        radius: 8,
        bulge: 2.5,
        isPiped: true,
      }),
      9,
      top,
    )
    if (index < from) return [back]
    const seat = buildSoftBox([x, -depth / 2 - 1, base], [X, depth / 2 - 26, top], {
      material: finish,
      radius: 5.5,
      bulge: 1.5,
      isPiped: true,
    })
    return [seat, back]
  })
}

/** Leans a backrest: its top moves back by some cm. */
function leanBack(part: Solid, cm: number, from = part.bounds.low[2]): Solid {
  const high = part.bounds.high[2] - from
  return reshapeSolid(part, ([x, y, z]) => [x, y + (Math.max(0, z - from) / high) * cm, z])
}

/** Tapered legs under the body. */
export function buildSofaLegs(feet: readonly Vector[], { style }: FurnitureModel): Solid[] {
  const wood = pickLegMaterial(style)
  return feet.map(([x, y]) =>
    buildPost([x + Math.sign(x) * 2.5, y + Math.sign(y) * 1.5, 0], [x, y, 13], [1.3, 2.3], wood),
  )
}
