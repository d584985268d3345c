import { describe, expect, it } from 'vitest'
import { colourMark, getNameInitial, isInkMark } from './shop-mark.ts'

declare function btoa(bytes: string): string

describe('getNameInitial', () => {
  it.each([
    ['Тёплый дом', 'Т'],
    ['әйнек', 'Ә'],
    ['«24 стула»', '2'],
    ['— —', ''],
    ['', ''],
  ])('[shop.brand] the initial of «%s» is «%s»', (name, initial) => {
    expect(getNameInitial(name)).toBe(initial)
  })
})

describe('colourMark', () => {
  const toUrl = (drawing: string) => `data:image/svg+xml;base64,${btoa(drawing)}`
  const png = 'data:image/png;base64,Y3VycmVudENvbG9y'

  it.each([
    ['a drawing in currentColor', toUrl('<svg fill="currentColor"/>'), true],
    ['however it is spelt', toUrl('<svg fill="currentcolor"/>'), true],
    ['a drawing in colours of its own', toUrl('<svg fill="#00aa77"/>'), false],
    ['a picture, whatever its bytes', png, false],
  ])('[shop.brand] ink: %s', (_name, mark, isInk) => {
    expect(isInkMark(mark)).toBe(isInk)
  })

  it('[shop.brand] pictures get the colour that pages would inherit', () => {
    const mark = toUrl('<svg fill="currentColor" stroke="currentColor"/>')
    expect(colourMark(mark, '#1d4ed8')).toBe(toUrl('<svg fill="#1d4ed8" stroke="#1d4ed8"/>'))
    const green = toUrl('<svg fill="#00aa77"/>')
    expect(colourMark(green, '#1d4ed8')).toBe(green)
    expect(colourMark(png, '#1d4ed8')).toBe(png)
  })
})
