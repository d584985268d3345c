import type { Material } from '../paint/material.ts'
import { material } from '../paint/material.ts'
import { reshaped } from '../solid/make-solid.ts'
import { pillow } from '../solid/pillow.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { unit, type Vector } from '../space/vector.ts'
import { type Furniture, legMaterial, look, type Model } from './model.ts'

interface Arms {
  width: number
  radius: number
  /** Share of the whole height. */
  rise: number
}

const arms = [
  { width: 17, radius: 6, rise: 0.74 },
  { width: 10, radius: 3, rise: 0.7 },
  { width: 25, radius: 9, rise: 0.68 },
  { width: 14, radius: 5, rise: 0.8 },
] as const satisfies readonly [Arms, ...Arms[]]

const accents = ['#B65A38', '#3F6650', '#D3A23C', '#E9E2D3', '#4A6487'] as const

/** A straight sofa. */
export const sofa: Furniture = (model) => {
  const { width, depth, style } = model
  const arm = look<Arms>(style, arms)
  const seats = Math.max(1, Math.round((width - arm.width * 2) / 72))
  return [
    ...frameOf(model, arm, [-1, 1]),
    ...seatsOf(model, arm, seats),
    ...legsAt(
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): Vector => [x * (width / 2 - 9), y * (depth / 2 - 9), 0]),
      ),
      model,
    ),
    ...(seats > 1 ? [throwPillow(model, -width / 2 + arm.width + 20, 42)] : []),
  ]
}

/** A sofa with a long seat at its left. */
export const cornerSofa: Furniture = (model) => {
  const { width, style } = model
  const arm = look<Arms>(style, arms)
  const mainDepth = Math.min(98, model.depth * 0.6)
  const shift = (model.depth - mainDepth) / 2
  const main: Model = { ...model, depth: mainDepth }
  const seats = Math.max(3, Math.round((width - arm.width * 2) / 80))
  const chaise = (width - arm.width * 2) / seats + arm.width
  const [left, front] = [-width / 2, -model.depth / 2]
  const back = (part: Solid) => reshaped(part, ([x, y, z]) => [x, y + shift, z])
  const seat: Vector = [left + 1, front + 1, seatBase(model)]
  return [
    ...[...frameOf(main, arm, [-1, 1]), ...seatsOf(main, arm, seats, 1)].map(back),
    softBox([left, front, 12], [left + chaise, model.depth / 2 - mainDepth + 14, 29], {
      material: model.finish,
      radius: 2,
    }),
    softBox(seat, [left + chaise - 0.5, model.depth / 2 - 32, seatTop(model)], {
      material: model.finish,
      radius: 5,
      bulge: 1.5,
      isPiped: true,
    }),
    ...legsAt(
      [
        [left + 9, front + 9, 0],
        [left + chaise - 9, front + 9, 0],
        [left + 9, model.depth / 2 - 9, 0],
        [width / 2 - 9, model.depth / 2 - mainDepth + 9, 0],
        [width / 2 - 9, model.depth / 2 - 9, 0],
      ],
      model,
    ),
    back(throwPillow(main, width / 2 - arm.width - 22, 44)),
  ]
}

/** An armchair is a short sofa. */
export const armchair: Furniture = (model) => {
  const { width, depth, style } = model
  const arm = look<Arms>(style + 1, arms)
  const slim = { ...arm, width: Math.min(arm.width, width * 0.2) }
  return [
    ...frameOf(model, slim, [-1, 1]),
    ...seatsOf(model, slim, 1),
    ...legsAt(
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): Vector => [x * (width / 2 - 8), y * (depth / 2 - 8), 0]),
      ),
      model,
    ),
  ]
}

const seatBase = ({ height }: Model) => Math.min(29, height * 0.36)
const seatTop = ({ height }: Model) => Math.min(45, height * 0.55)

function frameOf(
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

function seatsOf(model: Model, arm: Arms, count: number, from = 0): Solid[] {
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

function legsAt(feet: readonly Vector[], { style }: Model): Solid[] {
  const wood = legMaterial(style)
  return feet.map(([x, y]) =>
    post([x + Math.sign(x) * 2.5, y + Math.sign(y) * 1.5, 0], [x, y, 13], [1.3, 2.3], wood),
  )
}

function throwPillow(model: Model, x: number, size: number): Solid {
  const colour = accents[(model.style + 1) % accents.length] ?? accents[0]
  const other = colour.toLowerCase() === model.finish.colour.toLowerCase() ? '#E9E2D3' : colour
  return pillow({
    middle: [x, model.depth / 2 - 42, seatTop(model) + size * 0.46],
    right: unit([1, 0.16, 0.1]),
    up: unit([-0.1, 0.34, 1]),
    width: size,
    height: size,
    thickness: 14,
    material: material(other, 'weave'),
  })
}

/** A sofa bed: a straight sofa without legs, on a low base with a box for bedding. */
export const sofaBed: Furniture = (model) => {
  const arm = look<Arms>(model.style + 2, arms)
  const low = { ...model, height: model.height }
  const base = softBox(
    [-model.width / 2 + 2, -model.depth / 2 + 3, 3],
    [model.width / 2 - 2, model.depth / 2 - 2, 14],
    { material: model.finish, radius: 1.5 },
  )
  return [
    base,
    ...frameOf(low, arm, [-1, 1]),
    ...seatsOf(low, arm, 2),
    throwPillow(low, -model.width / 2 + arm.width + 22, 42),
  ]
}
