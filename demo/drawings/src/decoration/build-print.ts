import { createMaterial, type Material, oak } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildFlat, buildFlatDisc } from '../solid/build-flat.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

const rust = createMaterial('#B9583A')

const mustard = createMaterial('#D09A3A')

const green = createMaterial('#4B5F55')

const pale = createMaterial('#DDB989')

/** A framed print of plain shapes, its center at x and z on the wall at y. */
export function buildPrint(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  design = 0,
): Solid[] {
  const [a, c] = [width / 2, height / 2]
  const frame = buildBox([x - a, y - 2.4, z - c], [x + a, y, z + c], { material: oak, dimsCm: 1.5 })
  const sheet = buildRectangle(
    x - a + 2,
    y - 2.5,
    z - c + 2,
    width - 4,
    height - 4,
    createMaterial('#F3ECDF'),
  )
  const getPrintPoint = (u: number, v: number): Vector => [x + u * a, y - 2.6, z + v * c]
  const buildBlock = (u: number, v: number, w: number, h: number, colour: Material) =>
    buildRectangle(x + u * a, y - 2.6, z + v * c, w * a, h * c, colour)
  const shapes =
    design % 3 === 0
      ? [
          buildBlock(-0.55, -0.62, 1.1, 0.42, green),
          buildFlatDisc(getPrintPoint(0.12, 0.26), a * 0.4, rust),
          buildFlatDisc(getPrintPoint(-0.26, -0.04), a * 0.28, pale),
        ]
      : design % 3 === 1
        ? [
            buildBlock(-0.42, -0.4, 0.44, 1, pale),
            buildBlock(0.1, -0.5, 0.44, 0.78, createMaterial('#8A5A3C')),
            buildFlatDisc(getPrintPoint(0.14, 0.42), a * 0.28, mustard),
          ]
        : [
            buildFlatDisc(getPrintPoint(0, 0.12), a * 0.5, mustard),
            buildBlock(-0.6, -0.6, 1.2, 0.5, rust),
          ]
  return [frame, sheet, ...shapes].map((part, rank) => ({ ...part, rank }))
}

function buildRectangle(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  colour: Material,
): Solid {
  return buildFlat(
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
