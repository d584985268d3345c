import { describe, expect, it } from 'vitest'
import type { KitPart } from './calculate-kit-price.ts'
import { calculateKitPrice } from './calculate-kit-price.ts'

const table: KitPart = { CNT: 1, PRICE: { NEW: 10_000, OLD: 12_000 }, isChosen: true }
const chairs: KitPart = { CNT: 4, PRICE: { NEW: 2_500, OLD: 2_500 }, isChosen: true }

describe('calculateKitPrice', () => {
  it('multiplies each part by its count', () => {
    expect(calculateKitPrice([table, chairs])).toEqual({ new: 20_000, old: 22_000 })
  })

  it('excludes parts that are not chosen', () => {
    expect(calculateKitPrice([table, { ...chairs, isChosen: false }])).toEqual({
      new: 10_000,
      old: 12_000,
    })
  })

  it('counts a part without count or price as zero', () => {
    const unknown = { CNT: 0, PRICE: { NEW: 500, OLD: 500 }, isChosen: true }
    const free = { CNT: 2, PRICE: { NEW: 0, OLD: 0 }, isChosen: true }
    expect(calculateKitPrice([unknown, free])).toEqual({ new: 0, old: 0 })
    expect(calculateKitPrice([])).toEqual({ new: 0, old: 0 })
  })
})
