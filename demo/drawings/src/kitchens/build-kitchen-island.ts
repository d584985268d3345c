import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { Handle } from '../cabinets/cabinet-plan.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { createMaterial } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import { butcher, stone } from './build-kitchen.ts'

/** A kitchen island: drawers at the front and a worktop that overhangs the sides. */
export const buildKitchenIsland: BuildFurniture = (model) => {
  const { width, depth, height, style } = model
  const [x, y] = [width / 2, depth / 2]
  const body = buildCabinet(
    { ...model, width: width - 4, depth: depth - 14, height: height - 4 },
    {
      footHeight: 8,
      base: 'plinth',
      handle: pickByStyle<Handle>(style, ['bar', 'groove', 'knob']),
      fronts: buildFrontColumns([
        { share: 1, fronts: ['drawer', 'drawer', 'drawer'] },
        { share: 1.2, fronts: style % 2 === 0 ? ['drawer', 'open'] : ['slats'] },
        { share: 1, fronts: ['door'] },
      ]),
    },
  )
  const top = pickByStyle(style, [stone, butcher, stone])
  return [
    ...body,
    buildBox([-x, -y + 4, height - 4], [x, y, height], { material: top, along: [1, 0, 0] }),
    ...buildFruit(height),
  ]
}

function buildFruit(level: number): Solid[] {
  return [buildPost([-18, 4, level], [-18, 4, level + 6], [7, 13], createMaterial('#EDE8DF'))]
}
