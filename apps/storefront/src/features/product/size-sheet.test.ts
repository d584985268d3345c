import { describe, expect, it } from 'vitest'
import { sizeSheet } from './size-sheet.ts'

describe('sizeSheet', () => {
  it.each([
    ['a sofa leaves half of the sheet', [262, 162, 90], 295],
    ['a wardrobe fills it', [100, 60, 220], 540],
    ['as wide as may be, and as high', [365, 365, 400], 540],
  ] as const)('%s', (_, [widthCm, depthCm, heightCm], height) => {
    expect(sizeSheet('a.svg', { widthCm, depthCm, heightCm })).toEqual({
      src: `a.svg#svgView(viewBox(0,${560 - height},1000,${height}))`,
      height,
    })
  })

  it('shows the whole where a size is unknown', () => {
    const sizes = { widthCm: 90, depthCm: null, heightCm: 80 }
    expect(sizeSheet('a.svg', sizes)).toEqual({ src: 'a.svg', height: 560 })
  })
})
