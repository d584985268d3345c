import { type Material, material, plaster } from '../paint/material.ts'
import { orb } from '../solid/orb.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { shade } from './lamp-shade.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'

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
