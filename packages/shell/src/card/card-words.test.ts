import { describe, expect, it } from 'vitest'
import { islandWords, priceWords } from './card-words.tsx'

describe('priceWords', () => {
  it('says what a price is for where the thing is sold by the metre', () => {
    expect(priceWords('ru', true)).toEqual({
      now: 'Цена',
      old: 'Прежняя цена',
      unit: 'за метр',
    })
    expect(priceWords('ru')).not.toHaveProperty('unit')
  })
})

describe('islandWords', () => {
  it('keeps the words of metres apart from those of pieces, each once', () => {
    expect(islandWords('ru', true).card.price.unit).toBe('за метр')
    expect(islandWords('ru').card.price.unit).toBeUndefined()
    expect(islandWords('ru', true)).toBe(islandWords('ru', true))
  })
})
