import { type Material, material, plaster } from '../paint/material.ts'
import { orb } from '../solid/orb.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { type Furniture, look, type Model } from './model.ts'

const linenShade = material('#F6E9CF', null, 0)

/** A floor lamp: straight, arched or on three legs. */
export const floorLamp: Furniture = (model) => {
  const { height, width, finish, style } = model
  const [foot, head] = [width * 0.34, height - 30]
  if (style % 3 === 2) {
    const legs = Array.from({ length: 3 }, (_, at) => {
      const angle = ((at + 0.6) / 3) * 2 * Math.PI
      return post(
        [Math.cos(angle) * width * 0.55, Math.sin(angle) * width * 0.55, 0],
        [0, 0, head - 6],
        1.2,
        finish,
      )
    })
    return [
      ...legs,
      post([0, 0, head - 8], [0, 0, head - 5], 3, finish),
      ...shade([0, 0, head - 4], width * 0.5, 32),
    ]
  }
  const disc = post([0, 0, 0], [0, 0, 2.2], [foot, foot * 0.94], finish)
  if (style % 3 === 1) {
    const ball = width * 0.42
    return [
      disc,
      post([0, 0, 2], [0, 0, height - ball * 2], 0.9, finish),
      post([0, 0, height - ball * 2 - 3], [0, 0, height - ball * 1.9], 3, finish),
      { ...orb([0, 0, height - ball], ball, glowing), glows: true, rank: 1 },
    ]
  }
  return [
    disc,
    post([0, 0, 2], [0, 0, head + 8], 0.9, finish),
    ...shade([0, 0, head - 4], width * 0.5, 34),
  ]
}

/** A table lamp: a shade on a stem or on a round vase. */
export const tableLamp: Furniture = ({ width, height, finish, style }) => {
  const shadeHigh = height * 0.44
  const vase: Solid[] =
    style % 2 === 0
      ? [
          post([0, 0, 0], [0, 0, 1.6], width * 0.3, finish),
          post([0, 0, 1.5], [0, 0, height - shadeHigh + 4], 0.9, finish),
        ]
      : [
          post([0, 0, 0], [0, 0, 2], width * 0.2, finish),
          orb(
            [0, 0, height * 0.26],
            height * 0.235,
            look<Material>(style, [plaster, material('#9BA88E'), material('#B65A38')]),
          ),
          post([0, 0, height * 0.46], [0, 0, height - shadeHigh + 2], 1.2, finish),
        ]
  return [...vase, ...shade([0, 0, height - shadeHigh], width * 0.5, shadeHigh)]
}

/** A lamp that hangs on its cord. */
export const pendantLamp: Furniture = (model) => {
  const { width, height, finish, style } = model
  const cord = post([0, 0, height], [0, 0, height + 46], 0.35, material('#2c2c2e'))
  const rose = post([0, 0, height + 44], [0, 0, height + 47], 5, finish)
  if (style % 3 === 1) return [...globe([0, 0, height * 0.45], width * 0.42, finish), cord, rose]
  if (style % 3 === 2)
    return [
      ...shade([0, 0, 0], width * 0.5, height * 0.8),
      post([0, 0, height * 0.8], [0, 0, height], 1, finish),
      cord,
      rose,
    ]
  return [...dome(model), cord, rose]
}

/** A bell of metal in rings. */
function dome({ width, height, finish }: Model): Solid[] {
  const rings = 7
  const profile = (share: number) => (width / 2) * Math.sqrt(Math.max(0.02, 1 - share ** 2.1))
  const bell = Array.from({ length: rings }, (_, at) => {
    const [from, to] = [at / rings, (at + 1) / rings]
    return post(
      [0, 0, from * height * 0.8],
      [0, 0, to * height * 0.8],
      [profile(from), profile(to)],
      finish,
    )
  }).map((ring) => ({ ...ring, faces: [], dimsCm: 0 }))
  const bulb = post([0, 0, -0.4], [0, 0, 0.1], width * 0.44, glowing)
  return [bulb, ...bell, post([0, 0, height * 0.78], [0, 0, height], 2, finish)]
}

const glowing = material('#FFF0CC', null, 0)

function globe(at: Vector, radius: number, metal: Material): Solid[] {
  return [
    { ...orb(at, radius, glowing), glows: true },
    post([at[0], at[1], at[2] + radius * 0.92], [at[0], at[1], at[2] + radius + 4], 2.2, metal),
  ]
}

function shade([x, y, z]: Vector, radius: number, high: number): Solid[] {
  const cone = post([x, y, z], [x, y, z + high], [radius, radius * 0.78], linenShade)
  return [{ ...cone, glows: true, rank: 1 }]
}
