import type { Material } from '../paint/material.ts'
import { reshaped } from '../solid/make-solid.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { legMaterial } from './look.ts'
import type { Model } from './model.ts'

export interface Arms {
  width: number
  radius: number
  /** Share of the whole height. */
  rise: number
}

/** The arms sofas have. */
export const arms = [
  { width: 17, radius: 6, rise: 0.74 },
  { width: 10, radius: 3, rise: 0.7 },
  { width: 25, radius: 9, rise: 0.68 },
  { width: 14, radius: 5, rise: 0.8 },
] as const satisfies readonly [Arms, ...Arms[]]

/** Where the seat cushions lie. */
export const seatBase = ({ height }: Model) => Math.min(29, height * 0.36)

/** How high one sits. */
export const seatTop = ({ height }: Model) => Math.min(45, height * 0.55)

/** Base, back and arms. */
export function frameOf(
  { width, depth, height, finish }: Model,
  arm: Arms,
  sides: readonly number[],
): Solid[] {
  const soft = { material: finish }
  const armTop = height * arm.rise
  return [
    softBox(
      [-width / 2 + arm.width - 1, -depth / 2 + 4, 12],
      [width / 2 - arm.width + 1, depth / 2, 30],
      {
        ...soft,
        radius: 2,
      },
    ),
    lean(
      softBox([-width / 2 + 2, depth / 2 - 17, 20], [width / 2 - 2, depth / 2 - 1, height - 5], {
        ...soft,
        radius: 6,
      }),
      4,
    ),
    ...sides.map((side) => {
      const outer = (side * width) / 2
      const inner = outer - side * arm.width
      return armBox(outer, inner, depth, armTop, finish, arm.radius)
    }),
  ]
}

function armBox(
  outer: number,
  inner: number,
  depth: number,
  top: number,
  finish: Material,
  radius: number,
): Solid {
  const [low, high] = [Math.min(outer, inner), Math.max(outer, inner)]
  return softBox([low, -depth / 2 + 1, 12], [high, depth / 2 - 2, top], {
    material: finish,
    radius,
    isPiped: true,
  })
}

/** Seat and back cushions; the first ones may leave their seat to a long one. */
export function seatsOf(model: Model, arm: Arms, count: number, from = 0): Solid[] {
  const { width, depth, height, finish } = model
  const [left, wide] = [-width / 2 + arm.width, (width - arm.width * 2) / count]
  const [base, top] = [seatBase(model), seatTop(model)]
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const [x, X] = [left + at * wide + 0.4, left + (at + 1) * wide - 0.4]
    const back = lean(
      softBox([x + 0.5, depth / 2 - 36, top - 3], [X - 0.5, depth / 2 - 14, height + 1], {
        material: finish,
        radius: 8,
        bulge: 2.5,
        isPiped: true,
      }),
      9,
      top,
    )
    if (at < from) return [back]
    const seat = softBox([x, -depth / 2 - 1, base], [X, depth / 2 - 26, top], {
      material: finish,
      radius: 5.5,
      bulge: 1.5,
      isPiped: true,
    })
    return [seat, back]
  })
}

/** Leans a back: its top goes back by some cm. */
function lean(part: Solid, cm: number, from = part.bounds.low[2]): Solid {
  const high = part.bounds.high[2] - from
  return reshaped(part, ([x, y, z]) => [x, y + (Math.max(0, z - from) / high) * cm, z])
}

/** Tapered legs under the body. */
export function legsAt(feet: readonly Vector[], { style }: Model): Solid[] {
  const wood = legMaterial(style)
  return feet.map(([x, y]) =>
    post([x + Math.sign(x) * 2.5, y + Math.sign(y) * 1.5, 0], [x, y, 13], [1.3, 2.3], wood),
  )
}
