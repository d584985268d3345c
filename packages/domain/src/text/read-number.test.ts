import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupThousands } from '../money/price-text.ts'
import { readNumber } from './read-number.ts'

describe('readNumber', () => {
  it.each([
    ['12990', 12_990],
    ['12 990', 12_990],
    ['12\u00a0990', 12_990],
    ['12\u202f990', 12_990],
    ['12\u2009990', 12_990],
    ['\u200b12\u00ad990\ufeff', 12_990],
    ['１２ ９９０', 12_990],
    ["12'990", 12_990],
    ['12’990', 12_990],
    ['1 299 000', 1_299_000],
    // While «12 990» is edited its groups are not yet those of the new number.
    ['12 9900', 129_900],
  ])('[filter.numbers] «%s» is %d, whatever stands between the thousands', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each([
    ['12 990,50', 12_990.5],
    ['12 990.50', 12_990.5],
    ['12990,5', 12_990.5],
    ['12 990,00', 12_990],
    ['12\u202f990,50\u00a0₽', 12_990.5],
    ['12 990 руб. 50 коп.', 12_990.5],
    ['12990р 5к', 12_990.05],
    ['12990,505', 12_990.51],
    ['0,500', 0.5],
    ['12 990, 50', 12_990.5],
  ])('[filter.numbers] «%s» is %d, with its kopecks', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each([
    ['12.990', 12_990],
    ['12,990', 12_990],
    ['1.299.000', 1_299_000],
    ['1,299,000', 1_299_000],
    ['1.299.000,50', 1_299_000.5],
    ['1,299,000.50', 1_299_000.5],
    ['1.299,50', 1_299.5],
    ['1.299.50', 1_299.5],
    ['1,299 000', 1_299_000],
    ['012.990', 12_990],
    ['0', 0],
    ['00', 0],
    ['12.99', 12.99],
    ['12.9900', 12.99],
  ])('[filter.numbers] «%s» is %d: a group of three digits is thousands', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each([
    ['от 5 000', 5_000],
    ['до 20 000 ₽', 20_000],
    ['from 5,000', 5_000],
    ['5 000 руб.', 5_000],
    ['5000р', 5_000],
    ['5000 тг', 5_000],
    ['5 тыс.', 5_000],
    ['5 тысяч рублей', 5_000],
    ['5к', 5_000],
    ['5 K', 5_000],
    ['5 т.р.', 5_000],
    ['1,5 тыс', 1_500],
    ['1,250 млн', 1_250_000],
    ['1.1 тыс', 1_100],
    ['20 мың', 20_000],
    ['~ 40 000', 40_000],
    ['50 000 abc', 50_000],
    ['220 см', 220],
    ['12 990,', 12_990],
    ['12 990-', 12_990],
  ])('[filter.numbers] «%s» is %d, with the words around it', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each(['', ' ', 'abc', '₽', ',', '5 000 – 20 000', '5000-20000', '12.05.2024', '1e5', '12a3'])(
    '[filter.numbers] «%s» is no number, or several',
    (text) => {
      expect(readNumber(text)).toBeNull()
    },
  )

  it('[filter.numbers] reads any number as the shop and the languages write it', () => {
    const kopecks = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), kopecks, (whole, part) => {
        const expected = (whole * 100 + part) / 100
        const two = String(part).padStart(2, '0')
        expect(readNumber(String(whole))).toBe(whole)
        expect(readNumber(groupThousands(whole))).toBe(whole)
        expect(readNumber(`${groupThousands(whole)},${two}`)).toBe(expected)
        for (const language of ['ru', 'en', 'de', 'de-CH', 'kk']) {
          const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
          expect(readNumber(expected.toLocaleString(language, options))).toBe(expected)
        }
        expect(readNumber(whole.toLocaleString('en'))).toBe(whole)
        expect(readNumber(whole.toLocaleString('de'))).toBe(whole)
      }),
    )
  })
})
