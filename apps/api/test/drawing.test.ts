import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { kinds } from '../seed/kinds.ts'
import { type SectionSeed, sections } from '../seed/sections.ts'
import { drawFile } from '../src/modules/drawing/draw-file.ts'
import { drawnFile, readDrawnFile } from '../src/modules/drawing/drawn-file.ts'
import { furnitureByKind } from '../src/modules/drawing/furniture/furniture-by-kind.ts'

const views = ['front', 'side', 'detail', 'room'] as const
const surfaces = ['weave', 'boucle', 'velvet', 'rib', 'wood', 'metal', 'paint', 'glass'] as const

const thing = fc.record({
  kind: fc.constantFrom(...Object.keys(furnitureByKind)),
  style: fc.nat(9_999),
  widthCm: fc.integer({ min: 1, max: 999 }),
  depthCm: fc.integer({ min: 1, max: 999 }),
  heightCm: fc.integer({ min: 1, max: 999 }),
  colour: fc
    .integer({ min: 0, max: 0xffffff })
    .map((one) => `#${one.toString(16).toUpperCase().padStart(6, '0')}`),
  surface: fc.constantFrom(...surfaces),
  view: fc.constantFrom(...views),
})

function drawingsOf({ drawing, children = [] }: SectionSeed): string[] {
  return [drawing, ...children.flatMap(drawingsOf)]
}

/** Numbers that came to nothing; the tiles of textures are left out, for their letters are chance. */
function holesIn(svg: string | null): string[] {
  const numbers = svg?.replace(/base64,[^"]*/g, '') ?? ''
  return numbers.match(/.{20}(NaN|undefined|Infinity)/g) ?? []
}

describe('drawn pictures', () => {
  it('are named so that the name says all there is to draw', () => {
    fc.assert(
      fc.property(thing, (one) => {
        expect(readDrawnFile(drawnFile(one))).toEqual(one)
      }),
    )
  })

  it('exist of everything the demonstration sells', () => {
    const drawn = new Set(Object.keys(furnitureByKind))
    const sold = [...kinds.map((kind) => kind.drawing), ...sections.flatMap(drawingsOf)]
    expect(sold.filter((kind) => !drawn.has(kind))).toEqual([])
  })

  it.each([...new Map(kinds.map((kind) => [kind.drawing, kind]))])(
    'show a %s from every side, in every look, without a hole in the arithmetic',
    (drawing, { sizes }) => {
      for (const [at, { width, depth, height }] of sizes.slice(0, 1).entries()) {
        for (const view of views) {
          const svg = drawFile(
            drawnFile({
              kind: drawing,
              style: at * 5 + views.indexOf(view),
              widthCm: width,
              depthCm: depth,
              heightCm: height,
              colour: '#B65A38',
              surface: surfaces[at % surfaces.length] ?? 'weave',
              view,
            }),
          )
          expect(svg?.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true)
          expect(holesIn(svg)).toEqual([])
        }
      }
    },
    60_000,
  )

  it('come out the same every time', () => {
    const file = 'drawn/armchair/s3-82x84x78-E9E2D3-boucle-front.svg'
    const [first, second] = [drawFile(file), drawFile(file)]
    expect(first === second).toBe(true)
  })

  it.each([
    'sofa/228x94x82-B65A38-weave',
    'wardrobe/180x60x220-45474A-paint',
    'mirror/70x4x70-C29F5C-metal',
  ])('melt into the page: the edge of %s is sand', async (name) => {
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
        for (const [at, channel] of [0xf1, 0xeb, 0xe1].entries()) {
          expect(Math.abs((spot[at] ?? 0) - channel)).toBeLessThanOrEqual(2)
        }
      }
    }
  })

  it.each(['living', 'bedroom', 'dining', 'wardrobe'])('show the room %s whole', (name) => {
    const svg = drawFile(`drawn/scene/${name}.svg`)
    expect(svg?.includes('viewBox="0 0 2000 860"')).toBe(true)
    expect(holesIn(svg)).toEqual([])
  })
})
