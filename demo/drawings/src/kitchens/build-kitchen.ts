import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { Front, Handle } from '../cabinets/cabinet-plan.ts'
import { mixColours } from '../canvas/colour.ts'
import { type BuildFurniture, pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, createMaterial, steel } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildBentBar, buildPost } from '../solid/build-post.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'

/** A straight kitchen: lower cupboards, worktop, splashback and upper cupboards. */
export const buildKitchen: BuildFurniture = (model) => {
  const { width, depth, height, style } = model
  const worktop = 90
  const modules = Math.max(3, Math.round(width / 60))
  const handle = pickByStyle<Handle>(style, ['groove', 'bar', 'knob', 'long'], 1)
  const lower = buildCabinet(
    { ...model, height: worktop - 4 },
    {
      footHeight: 9,
      base: 'plinth',
      handle,
      fronts: buildFrontColumns(
        Array.from({ length: modules }, (_, index) => ({
          share: 1,
          fronts: chooseLowerFronts(index + style),
        })),
      ),
    },
  )
  const upperDepth = 36
  const upperLow = 142
  const upper = buildCabinet(
    { ...model, depth: upperDepth, height: height - upperLow },
    {
      footHeight: 0.1,
      base: 'wall',
      handle,
      fronts: buildFrontColumns(
        Array.from({ length: modules }, () => ({ share: 1, fronts: ['door'] })),
      ),
    },
  ).map((part) =>
    reshapeSolid(part, ([x, y, z]) => [x, y + (depth - upperDepth) / 2, z + upperLow]),
  )
  const top = pickByStyle(style, [butcher, stone, butcher])
  const [x, y] = [width / 2, depth / 2]
  return [
    ...lower,
    buildBox([-x - 1, -y - 2, worktop - 4], [x + 1, y, worktop], {
      material: top,
      along: [1, 0, 0],
    }),
    buildBox([-x, y - 1.4, worktop], [x, y - 0.2, upperLow], {
      material: createMaterial(mixColours('#EFE9DE', model.finish.colour, 0.12)),
    }),
    ...upper,
    ...buildSink(-x + width * 0.28, worktop),
    ...buildHob(x - width * 0.25, worktop),
  ]
}

function chooseLowerFronts(index: number): Front['kind'][] {
  if (index % 3 === 1) return ['drawer', 'drawer', 'drawer']
  return index % 3 === 2 ? ['door'] : ['door']
}

function buildSink(x: number, level: number): Solid[] {
  const tap = [
    [x, 16, level],
    [x, 16, level + 24],
    [x, 13, level + 29],
    [x, 6, level + 30],
    [x, 2, level + 26],
  ] as const
  return [
    buildBox([x - 24, -16, level], [x + 24, 12, level + 0.4], {
      material: createMaterial('#8F9498', null, 0.5),
      dimsCm: 0,
    }),
    ...buildBentBar(tap, 1, steel),
  ]
}

function buildHob(x: number, level: number): Solid[] {
  return [
    buildBox([x - 28, -22, level], [x + 28, 22, level + 0.6], {
      material: createMaterial('#222326', null, 0.5),
      dimsCm: 0,
    }),
    buildPost([x - 12, 4, level + 0.6], [x - 12, 4, level + 14], 10, blackMetal),
    buildPost(
      [x - 12, 4, level + 14],
      [x - 12, 4, level + 15],
      9,
      createMaterial('#8F9498', null, 0.5),
    ),
  ]
}

export const stone = createMaterial('#D9D3C7', null, 0.2)

export const butcher = createMaterial('#B98D5C', 'grain', 0.1)
