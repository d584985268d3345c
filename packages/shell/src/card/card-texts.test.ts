import { describe, expect, it } from 'vitest'
import { getCardIslandTexts, getPriceTexts } from './card-texts.ts'

describe('getPriceTexts', () => {
  it('adds the unit to a price of a product sold by the metre', () => {
    expect(getPriceTexts('ru', true)).toEqual({
      now: 'Цена',
      old: 'Прежняя цена',
      unit: 'за метр',
    })
    expect(getPriceTexts('ru')).not.toHaveProperty('unit')
  })
})

describe('getCardIslandTexts', () => {
  it('returns separate texts for metres and pieces, each memoized', () => {
    expect(getCardIslandTexts('ru', true).card.price.unit).toBe('за метр')
    expect(getCardIslandTexts('ru').card.price.unit).toBeUndefined()
    expect(getCardIslandTexts('ru', true)).toBe(getCardIslandTexts('ru', true))
  })
})
