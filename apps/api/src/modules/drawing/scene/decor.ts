import { mixed } from '../paint/colour.ts'
import { type Material, material, oak, plaster } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { flat, flatDisc } from '../solid/flat.ts'
import { lathe } from '../solid/lathe.ts'
import { bentBar, post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

const rust = material('#B9583A')
const mustard = material('#D09A3A')
const green = material('#4B5F55')
const pale = material('#DDB989')

/** A framed print of plain shapes, its middle at x and z on the wall at y. */
export function print(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  look = 0,
): Solid[] {
  const [a, c] = [width / 2, height / 2]
  const frame = box([x - a, y - 2.4, z - c], [x + a, y, z + c], { material: oak, dimsCm: 1.5 })
  const sheet = rectangle(x - a + 2, y - 2.5, z - c + 2, width - 4, height - 4, material('#F3ECDF'))
  const at = (u: number, v: number): Vector => [x + u * a, y - 2.6, z + v * c]
  const block = (u: number, v: number, w: number, h: number, colour: Material) =>
    rectangle(x + u * a, y - 2.6, z + v * c, w * a, h * c, colour)
  const shapes =
    look % 3 === 0
      ? [
          block(-0.55, -0.62, 1.1, 0.42, green),
          flatDisc(at(0.12, 0.26), a * 0.4, rust),
          flatDisc(at(-0.26, -0.04), a * 0.28, pale),
        ]
      : look % 3 === 1
        ? [
            block(-0.42, -0.4, 0.44, 1, pale),
            block(0.1, -0.5, 0.44, 0.78, material('#8A5A3C')),
            flatDisc(at(0.14, 0.42), a * 0.28, mustard),
          ]
        : [flatDisc(at(0, 0.12), a * 0.5, mustard), block(-0.6, -0.6, 1.2, 0.5, rust)]
  return [frame, sheet, ...shapes].map((part, rank) => ({ ...part, rank }))
}

function rectangle(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  colour: Material,
): Solid {
  return flat(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + height],
      [x, y, z + height],
    ],
    [0, -1, 0],
    colour,
  )
}

/** A clay vase with dry grasses. */
export function grasses([x, y, z]: Vector, height: number, clay: Material = plaster): Solid[] {
  const h = height * 0.36
  const vase = lathe(
    [x, y, z],
    [
      [0, h * 0.26],
      [h * 0.14, h * 0.36],
      [h * 0.42, h * 0.42],
      [h * 0.68, h * 0.32],
      [h * 0.84, h * 0.15],
      [h, h * 0.17],
    ],
    clay,
  )
  const straw = material('#B99A5E')
  const stalks = Array.from({ length: 9 }, (_, at): Solid[] => {
    const lean = (at - 4) / 4
    const tip: Vector = [
      x + lean * height * 0.24,
      y + (at % 3) - 1,
      z + height * (0.82 + ((at * 5) % 7) * 0.03),
    ]
    const bend: Vector = [x + lean * height * 0.07, y, z + height * 0.62]
    const ear = [0, 1, 2, 3, 4].map((grain) => {
      const side = grain % 2 === 0 ? 1.3 : -1.3
      return post(
        [tip[0] + side, tip[1], tip[2] - grain * 2.4],
        [tip[0] + side * 0.3, tip[1], tip[2] - grain * 2.4 - 2],
        [0.25, 0.6],
        straw,
      )
    })
    return [...bentBar([[x, y, z + h * 0.9], bend, tip], 0.18, straw), ...ear].map((part) => ({
      ...part,
      dimsCm: 0,
      rank: 2,
    }))
  }).flat()
  return [...stalks, ...vase]
}

/** A rubber plant in a basket. */
export function plant([x, y, z]: Vector, height: number): Solid[] {
  const pot = lathe(
    [x, y, z],
    [
      [0, height * 0.13],
      [height * 0.1, height * 0.155],
      [height * 0.22, height * 0.15],
    ],
    material('#C8AE86', 'rib'),
  )
  const count = 15
  const leaves = Array.from({ length: count }, (_, at): Solid[] => {
    const share = at / (count - 1)
    const angle = at * 2.4
    const root: Vector = [x + Math.sin(angle) * 1.5, y, z + height * (0.3 + share * 0.52)]
    const reach = height * (0.24 - share * 0.1)
    const tip: Vector = [
      x + Math.cos(angle) * reach * 1.2,
      y + Math.sin(angle) * reach * 0.7,
      root[2] + reach * (0.35 + share * 0.9),
    ]
    const shade = mixed('#3F6047', '#7C9A6B', ((at * 7) % 10) / 14)
    return [
      post([x, y, z + height * 0.2], root, 0.7, material('#6B5A41')),
      leaf(root, tip, reach * 0.34, material(shade, null, 0.15)),
    ].map((part) => ({ ...part, dimsCm: 0.6 }))
  }).flat()
  return [...pot, ...leaves]
}

function leaf(root: Vector, tip: Vector, wide: number, green_: Material): Solid {
  const side = (share: number, sign: number): Vector => {
    const bulge = Math.sin(share ** 0.8 * Math.PI) * wide * sign
    return [
      root[0] + (tip[0] - root[0]) * share + bulge * 0.75,
      root[1] + (tip[1] - root[1]) * share,
      root[2] + (tip[2] - root[2]) * share - bulge * 0.45 + Math.sin(share * Math.PI) * wide * 0.4,
    ]
  }
  const steps = [0, 0.12, 0.26, 0.42, 0.58, 0.74, 0.88, 1]
  const outline = [
    ...steps.map((at) => side(at, 1)),
    ...steps.toReversed().map((at) => side(at, -1)),
  ]
  return flat(outline, [0, -0.8, 0.5], green_)
}

/** Two or three books lying. */
export function books([x, y, z]: Vector, width = 26): Solid[] {
  const colours = ['#EDE6D8', '#5F7F78', '#B9583A']
  return colours.map((colour, at) =>
    box(
      [x - width / 2 + at * 1.6, y - 9 + at * 0.6, z + at * 2.6],
      [x + width / 2 - at * 2.2, y + 9 - at, z + at * 2.6 + 2.5],
      { material: material(colour), dimsCm: 1 },
    ),
  )
}

/** A linen curtain from its rail to the floor. */
export function curtain(left: number, right: number, y: number, high: number): Solid[] {
  const folds = Math.max(3, Math.round((right - left) / 9))
  const wide = (right - left) / folds
  const linen = material('#E6DDCE', null)
  return [
    ...Array.from({ length: folds }, (_, at) => {
      const x = left + (at + 0.5) * wide
      return {
        ...post([x, y + (at % 2) * 2, 1], [x, y + (at % 2) * 2, high], wide * 0.62, linen),
        dimsCm: 3,
      }
    }),
    post([left - 6, y, high + 1], [right + 20, y, high + 1], 1.2, material('#3A352E')),
  ]
}
