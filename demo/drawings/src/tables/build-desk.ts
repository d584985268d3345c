import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, type Material } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'

/** A desk with drawers on one side. */
export const buildDesk: BuildFurniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const top = height - 2.5
  const plate = buildBox([-x, -y, top], [x, y, height], { material: finish, along: [1, 0, 0] })
  const metal = pickByStyle<Material>(style, [finish, blackMetal, finish])
  if (style % 3 === 0) {
    const body = buildCabinet(
      { ...model, width: 40, depth: depth - 6, height: top },
      {
        footHeight: 4,
        base: 'plinth',
        fronts: buildFrontColumns([{ share: 1, fronts: ['drawer', 'drawer', 'drawer'] }]),
        handle: 'knob',
      },
    ).map((part) => shiftSolid(part, x - 24))
    return [...body, ...buildLegPair(-x + 6, y, top, metal), plate]
  }
  const drawer = buildCabinet(
    { ...model, width: width * 0.62, depth: depth - 10, height: top },
    {
      footHeight: top - 12,
      base: 'wall',
      fronts: buildFrontColumns([
        { share: 1, fronts: ['drawer'] },
        { share: 1, fronts: ['drawer'] },
      ]),
      handle: 'knob',
    },
  )
  return [
    ...buildLegPair(-x + 6, y, top, metal),
    ...buildLegPair(x - 6, y, top, metal),
    ...drawer,
    plate,
  ]
}

function shiftSolid(part: Solid, x: number): Solid {
  return reshapeSolid(part, ([a, b, c]) => [a + x, b, c])
}

function buildLegPair(x: number, y: number, top: number, material: Material): Solid[] {
  const out = Math.sign(x) * 2
  return [-1, 1].map((side) =>
    buildPost([x + out, side * (y - 5), 0], [x, side * (y - 7), top], [1.4, 2.2], material),
  )
}
