import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKazakhBusinessNumber } from './validate-request-fields.ts'

describe('isKazakhBusinessNumber', () => {
  it.each([
    ['240140000011', true],
    [' 240140000120 ', true],
    // With the first weights the remainder is 10, so the second weights give the check digit.
    ['240140000203', true],
    ['240140000200', false],
    // With both weights the remainder is 10: such numbers are not issued.
    ['240140000290', false],
    ['240140000291', false],
    ['24014000001', false],
    ['2401400000111', false],
    ['24014000001a', false],
    ['240140 000011', false],
    ['', false],
  ])('«%s»: %s', (text, isRight) => {
    expect(isKazakhBusinessNumber(text)).toBe(isRight)
  })

  it('accepts at most one check digit after any eleven digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (number) => {
        const start = String(number).padStart(11, '0')
        const right = Array.from('0123456789').filter((last) =>
          isKazakhBusinessNumber(start + last),
        )
        expect(right.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
