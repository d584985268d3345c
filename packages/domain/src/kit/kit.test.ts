import { describe, expect, it } from 'vitest'
import {
  buildKitProjectId,
  calculateKitPrice,
  calculateKitStock,
  type KitPart,
  parseKitProjectId,
} from './kit.ts'

describe('calculateKitPrice', () => {
  const table: KitPart = { CNT: 1, PRICE: { NEW: 10_000, OLD: 12_000 }, isChosen: true }
  const chairs: KitPart = { CNT: 4, PRICE: { NEW: 2_500, OLD: 2_500 }, isChosen: true }

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

describe('calculateKitStock', () => {
  const part = (CNT: number, stock: number, isChosen = true) => ({ CNT, stock, isChosen })

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

describe('buildKitProjectId', () => {
  it('[favorites.projects] names the project of a kit after the kit', () => {
    expect(buildKitProjectId(17)).toBe('kit-17')
  })
})

describe('parseKitProjectId', () => {
  it('[claim.partial] finds the kit of a project, and none in any other text', () => {
    expect(parseKitProjectId(buildKitProjectId(17))).toBe(17)
    for (const other of [null, '', 'kit-', 'kit-1x', 'my-kit-1', 'kit-9999999999'])
      expect(parseKitProjectId(other)).toBeNull()
  })
})
