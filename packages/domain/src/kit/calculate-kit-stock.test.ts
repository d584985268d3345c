import { describe, expect, it } from 'vitest'
import { calculateKitStock } from './calculate-kit-price.ts'

const part = (CNT: number, stock: number, isChosen = true) => ({ CNT, stock, isChosen })

describe('calculateKitStock', () => {
  it.each([
    ['the scarcest part decides', [part(1, 5), part(4, 11)], 2],
    ['one piece short of the next kit', [part(4, 7)], 1],
    ['just enough for it', [part(4, 8)], 2],
    ['a part that is gone', [part(1, 5), part(1, 0)], 0],
    ['a part that is left out', [part(1, 5), part(1, 0, false)], 5],
    ['a part without count', [part(1, 5), part(0, 0)], 5],
    ['a negative stock', [part(1, -1)], 0],
    ['nothing chosen', [part(1, 5, false)], 0],
  ])('%s', (_, parts, expected) => {
    expect(calculateKitStock(parts)).toBe(expected)
  })
})
