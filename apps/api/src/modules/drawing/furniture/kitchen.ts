import { mixed } from '../paint/colour.ts'
import { blackMetal, material, steel } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { bentBar, post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { cabinet, columns, type Front, type Handle } from './cabinet.ts'
import { type Furniture, look } from './model.ts'

const stone = material('#D9D3C7', null, 0.2)
const butcher = material('#B98D5C', 'grain', 0.1)

/** A straight kitchen: lower cupboards, worktop, splashback and upper cupboards. */
export const kitchen: Furniture = (model) => {
  const { width, depth, height, style } = model
  const worktop = 90
  const modules = Math.max(3, Math.round(width / 60))
  const handle = look<Handle>(style, ['groove', 'bar', 'knob', 'long'], 1)
  const lower = cabinet(
    { ...model, height: worktop - 4 },
    {
      foot: 9,
      stands: 'plinth',
      handle,
      fronts: columns(
        Array.from({ length: modules }, (_, at) => ({ share: 1, fronts: lowerFront(at + style) })),
      ),
    },
  )
  const upperDepth = 36
  const upperLow = 142
  const upper = cabinet(
    { ...model, depth: upperDepth, height: height - upperLow },
    {
      foot: 0.1,
      stands: 'wall',
      handle,
      fronts: columns(Array.from({ length: modules }, () => ({ share: 1, fronts: ['door'] }))),
    },
  ).map((part) => reshaped(part, ([x, y, z]) => [x, y + (depth - upperDepth) / 2, z + upperLow]))
  const top = look(style, [butcher, stone, butcher])
  const [x, y] = [width / 2, depth / 2]
  return [
    ...lower,
    box([-x - 1, -y - 2, worktop - 4], [x + 1, y, worktop], { material: top, along: [1, 0, 0] }),
    box([-x, y - 1.4, worktop], [x, y - 0.2, upperLow], {
      material: material(mixed('#EFE9DE', model.finish.colour, 0.12)),
    }),
    ...upper,
    ...sinkAt(-x + width * 0.28, worktop),
    ...hobAt(x - width * 0.25, worktop),
  ]
}

/** An island: drawers at the front and a worktop that reaches over the sides. */
export const kitchenIsland: Furniture = (model) => {
  const { width, depth, height, style } = model
  const [x, y] = [width / 2, depth / 2]
  const body = cabinet(
    { ...model, width: width - 4, depth: depth - 14, height: height - 4 },
    {
      foot: 8,
      stands: 'plinth',
      handle: look<Handle>(style, ['bar', 'groove', 'knob']),
      fronts: columns([
        { share: 1, fronts: ['drawer', 'drawer', 'drawer'] },
        { share: 1.2, fronts: style % 2 === 0 ? ['drawer', 'open'] : ['slats'] },
        { share: 1, fronts: ['door'] },
      ]),
    },
  )
  const top = look(style, [stone, butcher, stone])
  return [
    ...body,
    box([-x, -y + 4, height - 4], [x, y, height], { material: top, along: [1, 0, 0] }),
    ...fruitOn(height),
  ]
}

function lowerFront(at: number): Front['kind'][] {
  if (at % 3 === 1) return ['drawer', 'drawer', 'drawer']
  return at % 3 === 2 ? ['door'] : ['door']
}

function sinkAt(x: number, level: number): Solid[] {
  const tap = [
    [x, 16, level],
    [x, 16, level + 24],
    [x, 13, level + 29],
    [x, 6, level + 30],
    [x, 2, level + 26],
  ] as const
  return [
    box([x - 24, -16, level], [x + 24, 12, level + 0.4], {
      material: material('#8F9498', null, 0.5),
      dimsCm: 0,
    }),
    ...bentBar(tap, 1, steel),
  ]
}

function hobAt(x: number, level: number): Solid[] {
  return [
    box([x - 28, -22, level], [x + 28, 22, level + 0.6], {
      material: material('#222326', null, 0.5),
      dimsCm: 0,
    }),
    post([x - 12, 4, level + 0.6], [x - 12, 4, level + 14], 10, blackMetal),
    post([x - 12, 4, level + 14], [x - 12, 4, level + 15], 9, material('#8F9498', null, 0.5)),
  ]
}

function fruitOn(level: number): Solid[] {
  return [post([-18, 4, level], [-18, 4, level + 6], [7, 13], material('#EDE8DF'))]
}
