import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import { mixColours } from '../canvas/colour.ts'
import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, brass, createMaterial } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildBall } from '../solid/build-lathe.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'

/** A hallway set: a tall cupboard with a mirror, a panel with hooks, a seat above shoe shelves. */
export const buildHallway: BuildFurniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const tall = Math.min(52, width * 0.42)
  const open = width - tall
  const cupboard = buildCabinet(
    { ...model, width: tall, height },
    {
      footHeight: 6,
      base: 'plinth',
      handle: 'long',
      fronts: buildFrontColumns([{ share: 1, fronts: [style % 2 === 0 ? 'mirror' : 'door'] }]),
    },
  ).map((part) => reshapeSolid(part, ([a, b, c]) => [a - x + tall / 2, b, c]))
  const bench = buildCabinet(
    { ...model, width: open, depth: depth - 2, height: 44 },
    {
      footHeight: 6,
      base: 'plinth',
      handle: 'groove',
      fronts: buildFrontColumns([
        { share: 1, fronts: ['open'] },
        { share: 1, fronts: ['drawer'] },
      ]),
    },
  ).map((part) => reshapeSolid(part, ([a, b, c]) => [a + x - open / 2, b + 1, c]))
  const [left, right] = [-x + tall, x]
  const hooks = Array.from(
    { length: Math.max(3, Math.round(open / 18)) },
    (_, index, all = Math.max(3, Math.round(open / 18))) => {
      const centerX = left + ((index + 0.5) * open) / all
      return [
        buildPost([centerX, y - 3, 158], [centerX, y - 8, 158], 0.8, pickHookMetal(style)),
        buildBall([centerX, y - 8.4, 158.6], 1.3, pickHookMetal(style)),
      ]
    },
  ).flat()
  return [
    ...cupboard,
    buildBox([left, y - 2, 44], [right, y - 0.2, height - 30], {
      material: finish,
      along: [0, 0, 1],
    }),
    ...buildSlats(model, left, right),
    ...bench,
    buildSoftBox([left + 1, -y + 2, 44], [right - 1, y - 3, 49], {
      material: createMaterial('#C8B79B', 'weave'),
      radius: 2,
      bulge: 0.8,
    }),
    ...hooks,
    buildBox([left, -y + 8, height - 30], [right, y, height - 27.5], {
      material: finish,
      along: [1, 0, 0],
    }),
    buildSoftBox([left + 10, -y + 13, height - 27.5], [left + 40, y - 4, height - 14], {
      material: createMaterial('#CDB892', 'weave'),
      radius: 3,
    }),
  ]
}

const pickHookMetal = (style: number) => pickByStyle(style, [blackMetal, brass])

function buildSlats(
  { depth, height, finish, style }: FurnitureModel,
  left: number,
  right: number,
): Solid[] {
  if (style % 3 !== 0) return []
  const count = Math.round((right - left) / 6)
  return Array.from({ length: count }, (_, index) => {
    const centerX = left + ((index + 0.5) * (right - left)) / count
    return buildBox(
      [centerX - 1.3, depth / 2 - 3.4, 50],
      [centerX + 1.3, depth / 2 - 2, height - 31],
      {
        material: { ...finish, colour: mixColours(finish.colour, '#ffffff', 0.06) },
        along: [0, 0, 1],
        dimsCm: 1,
      },
    )
  })
}
