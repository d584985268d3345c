import { furnitureByKind } from '@svetlitsa/demo-drawings/furniture/furniture-by-kind'
import { drawFile } from '@svetlitsa/demo-drawings/picture/draw-file'
import { formatDrawingPath, parseDrawingPath } from '@svetlitsa/demo-drawings/picture/drawing-path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sides } from '../../src/test-support/draw-side.ts'
import { productKinds } from '../seed/product/product-kinds.ts'
import { type SectionSeed, sections } from '../seed/section/sections.ts'

const surfaces = ['weave', 'boucle', 'velvet', 'rib', 'wood', 'metal', 'paint', 'glass'] as const

const product = fc.record({
  kind: fc.constantFrom(...Object.keys(furnitureByKind)),
  style: fc.nat(9_999),
  widthCm: fc.integer({ min: 1, max: 999 }),
  depthCm: fc.integer({ min: 1, max: 999 }),
  heightCm: fc.integer({ min: 1, max: 999 }),
  colour: fc
    .integer({ min: 0, max: 0xffffff })
    .map((one) => `#${one.toString(16).toUpperCase().padStart(6, '0')}`),
  surface: fc.constantFrom(...surfaces),
  view: fc.constantFrom(...sides),
})

function listDrawings({ drawing, children = [] }: SectionSeed): string[] {
  return [drawing, ...children.flatMap(listDrawings)]
}

describe('drawn pictures', () => {
  it('have a name that describes the drawing completely', () => {
    fc.assert(
      fc.property(product, (one) => {
        expect(parseDrawingPath(formatDrawingPath(one))).toEqual(one)
      }),
    )
  })

  it('exist for everything that the demonstration sells', () => {
    const drawnKinds = new Set(Object.keys(furnitureByKind))
    const sold = [...productKinds.map((kind) => kind.drawing), ...sections.flatMap(listDrawings)]
    expect(sold.filter((kind) => !drawnKinds.has(kind))).toEqual([])
  })

  it('are deterministic', () => {
    const file = 'drawn/armchair/s3-82x84x78-E9E2D3-boucle-front.svg'
    const [first, second] = [drawFile(file), drawFile(file)]
    expect(first === second).toBe(true)
  })

  it.each([
    'sofa/228x94x82-B65A38-weave',
    'wardrobe/180x60x220-45474A-paint',
    'mirror/70x4x70-C29F5C-metal',
  ])('blend into the page: the edge of %s has the page’s background colour', async (name) => {
    const svg = drawFile(`drawn/${name}-front.svg`) ?? ''
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    const [right, bottom] = [info.width - 1, info.height - 1]
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const [x, y] = [Math.round(right * share), Math.round(bottom * share)]
      for (const spot of [pixel(x, 0), pixel(x, bottom), pixel(0, y), pixel(right, y)]) {
        for (const [index, channel] of [0xf1, 0xeb, 0xe1].entries()) {
          expect(Math.abs((spot[index] ?? 0) - channel)).toBeLessThanOrEqual(2)
        }
      }
    }
  })
})
