import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { buildBall } from '../solid/build-lathe.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildShade, glowingGlass } from './build-table-lamp.ts'

/** A floor lamp: straight, arched or on three legs. */
export const buildFloorLamp: BuildFurniture = (model) => {
  const { height, width, finish, style } = model
  const [foot, head] = [width * 0.34, height - 30]
  if (style % 3 === 2) {
    const legs = Array.from({ length: 3 }, (_, index) => {
      const angle = ((index + 0.6) / 3) * 2 * Math.PI
      return buildPost(
        [Math.cos(angle) * width * 0.55, Math.sin(angle) * width * 0.55, 0],
        [0, 0, head - 6],
        1.2,
        finish,
      )
    })
    return [
      ...legs,
      buildPost([0, 0, head - 8], [0, 0, head - 5], 3, finish),
      ...buildShade([0, 0, head - 4], width * 0.5, 32),
    ]
  }
  const disc = buildPost([0, 0, 0], [0, 0, 2.2], [foot, foot * 0.94], finish)
  if (style % 3 === 1) {
    const ball = width * 0.42
    return [
      disc,
      buildPost([0, 0, 2], [0, 0, height - ball * 2], 0.9, finish),
      buildPost([0, 0, height - ball * 2 - 3], [0, 0, height - ball * 1.9], 3, finish),
      { ...buildBall([0, 0, height - ball], ball, glowingGlass), glows: true, rank: 1 },
    ]
  }
  return [
    disc,
    buildPost([0, 0, 2], [0, 0, head + 8], 0.9, finish),
    ...buildShade([0, 0, head - 4], width * 0.5, 34),
  ]
}
