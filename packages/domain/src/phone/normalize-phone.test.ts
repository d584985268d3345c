import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPhoneMask } from '../mask/apply-phone-mask.ts'
import { normalizePhone } from './normalize-phone.ts'

describe('normalizePhone', () => {
  it.each([
    ['+7 (916) 123-45-67', '79161234567'],
    ['8 (916) 123-45-67', '79161234567'],
    ['89161234567', '79161234567'],
    ['+7 701 234 56 78', '77012345678'],
    ['87012345678', '77012345678'],
    ['9161234567', null],
    ['+7 (916) 123-45-6', null],
    ['+7 (916) 123-45-678', null],
    ['+375 29 123 45 6', null],
    ['', null],
  ])('«%s» becomes %s', (phone, expected) => {
    expect(normalizePhone(phone)).toBe(expected)
  })

  it('parses a masked number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^7\d{10}$/), (digits) => {
        expect(normalizePhone(applyPhoneMask(digits))).toBe(digits)
        expect(normalizePhone(`8${digits.slice(1)}`)).toBe(digits)
      }),
    )
  })
})
