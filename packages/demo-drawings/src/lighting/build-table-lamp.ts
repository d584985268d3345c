import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
import { createMaterial, type Material, plaster } from '../material/material.ts'
import { buildBall } from '../solid/build-ball.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import { buildShade } from './lamp-shade.ts'

/** A table lamp: a shade on a stem or on a round vase. */
export const buildTableLamp: BuildFurniture = ({ width, height, finish, style }) => {
  const shadeHigh = height * 0.44
  const vase: Solid[] =
    style % 2 === 0
      ? [
          buildPost([0, 0, 0], [0, 0, 1.6], width * 0.3, finish),
          buildPost([0, 0, 1.5], [0, 0, height - shadeHigh + 4], 0.9, finish),
        ]
      : [
          buildPost([0, 0, 0], [0, 0, 2], width * 0.2, finish),
          buildBall(
            [0, 0, height * 0.26],
            height * 0.235,
            pickByStyle<Material>(style, [
              plaster,
              createMaterial('#9BA88E'),
              createMaterial('#B65A38'),
            ]),
          ),
          buildPost([0, 0, height * 0.46], [0, 0, height - shadeHigh + 2], 1.2, finish),
        ]
  return [...vase, ...buildShade([0, 0, height - shadeHigh], width * 0.5, shadeHigh)]
}
