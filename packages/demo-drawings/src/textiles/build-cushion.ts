import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { buildPillow } from '../solid/build-pillow.ts'
import { normalize } from '../space/vector.ts'

/** Loose cushions standing upright. */
export const buildCushion: BuildFurniture = ({ width, depth, height, finish }) => {
  const [wide, high] = [Math.max(width, depth), Math.min(width, depth)]
  return [
    buildPillow({
      middle: [0, 0, high * 0.47],
      right: normalize([1, 0.04, 0.03]),
      up: normalize([-0.03, 0.16, 1]),
      width: wide,
      height: high,
      thickness: height * 1.25,
      material: finish,
    }),
  ]
}
