import { describe, expect, it } from 'vitest'
import { buildSizeSheet } from './build-size-sheet.ts'

describe('buildSizeSheet', () => {
  it.each([
    ['a sofa leaves half of the sheet', [262, 162, 90], 295],
    ['a wardrobe fills it', [100, 60, 220], 540],
    ['as wide as may be, and as high', [365, 365, 400], 540],
  ] as const)('%s', (_, [widthCm, depthCm, heightCm], height) => {
    expect(buildSizeSheet('a.svg', { widthCm, depthCm, heightCm })).toMatchObject({
      src: `a.svg#svgView(viewBox(0,${560 - height},1000,${height}))`,
      height,
    })
  })

  it('crops front and side views in one scale, without the figures that would be too small on a phone', () => {
    // Widths 100 + 60 cm and height 220 cm: the height takes 400 units of the sheet.
    const { views } = buildSizeSheet('a.svg', { widthCm: 100, depthCm: 60, heightCm: 220 })
    expect(views).toHaveLength(2)
    const [front, side] = views
    expect(front).toMatchObject({ acrossCm: 100, upCm: 220, up: 404 })
    expect(side).toMatchObject({ acrossCm: 60, upCm: 220, up: 404 })
    expect(front?.across).toBeCloseTo(185.8, 1)
    expect(front?.src).toBe('a.svg#svgView(viewBox(287.5,88,185.8,404))')
    expect(side?.src).toBe('a.svg#svgView(viewBox(599.4,88,113.1,404))')
  })

  it('keeps the whole drawing of a rug, which is shown from above', () => {
    const { height, views } = buildSizeSheet('a.svg', { widthCm: 200, depthCm: 300, heightCm: 1 })
    expect(height).toBe(540)
    expect(views).toMatchObject([{ acrossCm: 200, upCm: 300 }])
  })

  it('keeps the whole drawing when a size is unknown', () => {
    const sizes = { widthCm: 90, depthCm: null, heightCm: 80 }
    expect(buildSizeSheet('a.svg', sizes)).toEqual({ src: 'a.svg', height: 560, views: [] })
  })
})
