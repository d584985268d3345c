import { type Material, material, oak } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { flat, flatDisc } from '../solid/flat.ts'
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
