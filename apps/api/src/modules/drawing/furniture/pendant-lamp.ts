import { material } from '../paint/material.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { globe, glowing, shade } from './lamp-shade.ts'
import type { Furniture, Model } from './model.ts'

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
