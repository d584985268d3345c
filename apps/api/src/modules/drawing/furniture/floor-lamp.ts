import { orb } from '../solid/orb.ts'
import { post } from '../solid/post.ts'
import { glowing, shade } from './lamp-shade.ts'
import type { Furniture } from './model.ts'

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
