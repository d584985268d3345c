import { describe, expect, it } from 'vitest'
import type { KitPart } from './kit-part.ts'
import { kitPrice } from './kit-price.ts'

const table: KitPart = { CNT: 1, PRICE: { NEW: 10_000, OLD: 12_000 }, isChosen: true }
const chairs: KitPart = { CNT: 4, PRICE: { NEW: 2_500, OLD: 2_500 }, isChosen: true }

describe('kitPrice', () => {
  it('multiplies each part by its count', () => {
    expect(kitPrice([table, chairs])).toEqual({ new: 20_000, old: 22_000 })
  })

  it('leaves out what is not chosen', () => {
    expect(kitPrice([table, { ...chairs, isChosen: false }])).toEqual({ new: 10_000, old: 12_000 })
  })

  it('counts a part without count or price as nothing', () => {
    const unknown = { CNT: 0, PRICE: { NEW: 500, OLD: 500 }, isChosen: true }
    const free = { CNT: 2, PRICE: { NEW: 0, OLD: 0 }, isChosen: true }
    expect(kitPrice([unknown, free])).toEqual({ new: 0, old: 0 })
    expect(kitPrice([])).toEqual({ new: 0, old: 0 })
  })
})
