import { mixed } from '../paint/colour.ts'
import { blackMetal, material, steel } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { bentBar, post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { cabinet } from './cabinet.ts'
import type { Front, Handle } from './cabinet-plan.ts'
import { columns } from './columns.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { butcher, stone } from './worktops.ts'

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
