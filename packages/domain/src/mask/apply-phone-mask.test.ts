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
    ['7471234567', '+7 (747) 123-45-67'],
    ['+7 701 234 56 78', '+7 (701) 234-56-78'],
    ['8 (916) 123-45-67', '+7 (916) 123-45-67'],
    ['телефон', ''],
    ['Анна, тел. 8 916 123-45-67', '+7 (916) 123-45-67'],
    ['8 916 123-45-67 (Анна)', '+7 (916) 123-45-67'],
    ['tel:+7-916-123-45-67', '+7 (916) 123-45-67'],
    ['+7+77073034455', '+7 (707) 303-44-55'],
    ['+7 89162041835', '+7 (916) 204-18-35'],
  ])('[validate.mask] formats «%s» as «%s»', (text, expected) => {
    expect(applyPhoneMask(text)).toBe(expected)
  })

  it.each([
    ['a number of another country', '+375 29 123-45-67', '+375 29 123-45-67'],
    ['the same without a plus', '375291234567', '375291234567'],
    ['a country of one digit', '+1 (212) 555-12-34', '+1 (212) 555-12-34'],
    ['a plus and a digit', '+3', '+3'],
    ['a digit too many', '+7 (916) 123-45-678', '+7 (916) 123-45-678'],
    ['two numbers', '8 916 123-45-67, 8 916 123-45-68', '8 916 123-45-67, 8 916 123-45-68'],
    ['a letter for a digit', '8 916 12З-45-67', '8 916 12З-45-67'],
  ])('[validate.mask] [phone.paste] leaves %s to be seen and refused', (_, text, expected) => {
    expect(applyPhoneMask(text)).toBe(expected)
  })

  it('[validate.mask] leaves what it returns unchanged', () => {
    const phone = fc.stringMatching(/^(?:\+?[1-9])?[ (]?\d{0,14}$/)
    fc.assert(
      fc.property(phone, (text) => {
        const once = applyPhoneMask(text)
        expect(applyPhoneMask(once)).toBe(once)
      }),
    )
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
