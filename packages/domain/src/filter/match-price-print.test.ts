import { describe, expect, it } from 'vitest'
import { matchPricePrint, type PricePrintItem } from './match-price-print.ts'
import type { TraitFilter } from './trait-filter.ts'

const item: PricePrintItem = {
  offer: { DMATERIAL: 'дуб' },
  product: { DMATERIAL: 'ясень', VYSOTA_DPZ: 80 },
  storeStocks: [0, 2],
}

const oak: TraitFilter = {
  name: 'DMATERIAL',
  label: 'Материал',
  productType: 'offer',
  type: 'checkbox',
  values: ['дуб', 'ясень'],
  currentValues: ['дуб'],
}

const low: TraitFilter = {
  name: 'VYSOTA_DPZ',
  label: 'Высота',
  productType: 'product',
  type: 'slider',
  values: { min: 40, max: 100 },
  currentValues: { currentMin: 40, currentMax: 79 },
}

describe('matchPricePrint', () => {
  it('[domain.filter-trait] reads the property from the offer or from the product', () => {
    expect(matchPricePrint(item, [oak])).toBe(true)
    expect(matchPricePrint(item, [{ ...oak, productType: 'product' }])).toBe(false)
  })

  it('[domain.filter-trait] asks for every filter', () => {
    expect(matchPricePrint(item, [oak, low])).toBe(false)
    expect(matchPricePrint({ ...item, product: { VYSOTA_DPZ: 79 } }, [oak, low])).toBe(true)
    expect(matchPricePrint(item, [])).toBe(true)
  })

  it.each([
    [[0, 2], true],
    [[0, 1], true],
    [[0, 0], false],
    [[], false],
    [[-1], false],
  ])(
    '[domain.filter-trait] «available only» with %j in the stores: %s',
    (storeStocks, expected) => {
      expect(matchPricePrint({ ...item, storeStocks }, [oak], { availableOnly: true })).toBe(
        expected,
      )
      expect(matchPricePrint({ ...item, storeStocks }, [oak])).toBe(true)
    },
  )
})
