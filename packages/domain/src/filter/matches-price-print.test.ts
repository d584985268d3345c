import { describe, expect, it } from 'vitest'
import { matchesPricePrint, type PricePrintItem } from './matches-price-print.ts'
import type { PropertyFilter } from './property-filter.ts'

const item: PricePrintItem = {
  offer: { DMATERIAL: 'дуб' },
  product: { DMATERIAL: 'ясень', VYSOTA_DPZ: 80 },
  storeStocks: [0, 2],
}

const oak: PropertyFilter = {
  name: 'DMATERIAL',
  label: 'Материал',
  productType: 'offer',
  type: 'checkbox',
  values: ['дуб', 'ясень'],
  currentValues: ['дуб'],
}

const low: PropertyFilter = {
  name: 'VYSOTA_DPZ',
  label: 'Высота',
  productType: 'product',
  type: 'slider',
  values: { min: 40, max: 100 },
  currentValues: { currentMin: 40, currentMax: 79 },
}

describe('matchesPricePrint', () => {
  it('[domain.filter-trait] reads the property from the offer or from the product', () => {
    expect(matchesPricePrint(item, [oak])).toBe(true)
    expect(matchesPricePrint(item, [{ ...oak, productType: 'product' }])).toBe(false)
  })

  it('[domain.filter-trait] requires every filter to match', () => {
    expect(matchesPricePrint(item, [oak, low])).toBe(false)
    expect(matchesPricePrint({ ...item, product: { VYSOTA_DPZ: 79 } }, [oak, low])).toBe(true)
    expect(matchesPricePrint(item, [])).toBe(true)
  })

  it.each([
    [[0, 2], true],
    [[0, 1], true],
    [[0, 0], false],
    [[], false],
    [[-1], false],
  ])('[domain.filter-trait] «available only» with store stock %j: %s', (storeStocks, expected) => {
    expect(matchesPricePrint({ ...item, storeStocks }, [oak], { availableOnly: true })).toBe(
      expected,
    )
    expect(matchesPricePrint({ ...item, storeStocks }, [oak])).toBe(true)
  })
})
