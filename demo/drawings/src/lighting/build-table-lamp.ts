import { type BuildFurniture, pickByStyle } from '../furniture/furniture-model.ts'
import { createMaterial, type Material, plaster } from '../material/material.ts'
import { buildBall } from '../solid/build-lathe.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

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

const linenShade = createMaterial('#F6E9CF', null, 0)

/** Opal glass lit from inside. */
export const glowingGlass = createMaterial('#FFF0CC', null, 0)

/** A sphere of opal glass on its holder. */
export function buildGlobe(center: Vector, radius: number, metal: Material): Solid[] {
  return [
    { ...buildBall(center, radius, glowingGlass), glows: true },
    buildPost(
      [center[0], center[1], center[2] + radius * 0.92],
      [center[0], center[1], center[2] + radius + 4],
      2.2,
      metal,
    ),
  ]
}

/** A linen shade. */
export function buildShade([x, y, z]: Vector, radius: number, high: number): Solid[] {
  const cone = buildPost([x, y, z], [x, y, z + high], [radius, radius * 0.78], linenShade)
  return [{ ...cone, glows: true, rank: 1 }]
}
