import { pillow } from '../solid/pillow.ts'
import { unit } from '../space/vector.ts'
import type { Furniture } from './model.ts'

/** Loose cushions stand upright. */
export const cushion: Furniture = ({ width, depth, height, finish }) => {
  const [wide, high] = [Math.max(width, depth), Math.min(width, depth)]
  return [
    pillow({
      middle: [0, 0, high * 0.47],
      right: unit([1, 0.04, 0.03]),
      up: unit([-0.03, 0.16, 1]),
      width: wide,
      height: high,
      thickness: height * 1.25,
      material: finish,
    }),
  ]
}
