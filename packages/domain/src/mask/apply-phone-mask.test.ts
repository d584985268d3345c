import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPhoneMask } from './apply-phone-mask.ts'

describe('applyPhoneMask', () => {
  it.each([
    ['', ''],
    ['+', '+'],
    ['9', '+7 (9'],
    ['8', '+7'],
    ['7', '+7'],
    ['+7', '+7'],
    ['+7 (916', '+7 (916'],
    ['+7 (9161', '+7 (916) 1'],
    ['89161234567', '+7 (916) 123-45-67'],
    ['79161234567', '+7 (916) 123-45-67'],
    ['9161234567', '+7 (916) 123-45-67'],
    ['7012345678', '+7 (701) 234-56-78'],
    ['+7 701 234 56 78', '+7 (701) 234-56-78'],
    ['8 (916) 123-45-67', '+7 (916) 123-45-67'],
    ['+7 (916) 123-45-678', '+7 (916) 123-45-67'],
    ['телефон', ''],
  ])('[validate.mask] formats «%s» as «%s»', (text, expected) => {
    expect(applyPhoneMask(text)).toBe(expected)
  })

  it('[validate.mask] can be cleared with Backspace', () => {
    let text = '+7 (916) 123-45-67'
    while (text !== '') {
      const shorter = applyPhoneMask(text.slice(0, -1))
      expect(shorter.length).toBeLessThan(text.length)
      text = shorter
    }
  })

  it('[validate.mask] keeps every digit of a number typed one key at a time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[3-69]\d{9}$/), (digits) => {
        const typed = [...digits].reduce((text, digit) => applyPhoneMask(text + digit), '')
        expect(typed.replace(/\D/g, '')).toBe(`7${digits}`)
      }),
    )
  })
})
