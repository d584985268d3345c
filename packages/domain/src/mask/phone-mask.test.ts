import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '../phone/phone-number.ts'
import { applyMask, applyPhoneMask } from './phone-mask.ts'

describe('applyMask', () => {
  it.each([
    ['12a34', '##-##', '12-34'],
    ['12', '##-##', '12'],
    ['123', '##-##', '12-3'],
    ['12345', '##-##', '12-34'],
    ['12-', '##-##', '12-'],
    ['', '##-##', ''],
    ['а1-ю', 'XXX', 'а1ю'],
    ['1д2и', 'SS', 'ди'],
    ['диВан', 'AAAAA', 'ДИВАН'],
    ['ДИван', 'aaaaa', 'диван'],
    ['у123кк77', 'A###AA ##', 'У123КК 77'],
    ['5', '!##', '#5'],
    ['қ', 'A', 'Қ'],
  ])('[validate.mask] formats «%s» with «%s» as «%s»', (text, mask, expected) => {
    expect(applyMask(text, mask)).toBe(expected)
  })

  it('[validate.mask] drops a letter in place of a digit, and vice versa', () => {
    expect(applyMask('a', '#')).toBe('')
    expect(applyMask('1', 'S')).toBe('')
    expect(applyMask('-', 'X')).toBe('')
  })

  it('[validate.mask] leaves already masked text unchanged', () => {
    const mask = fc.constantFrom('##.##.####', 'XXXX-XXXX', '+7 (###) ###-##-##', 'A## aa')
    fc.assert(
      fc.property(fc.string(), mask, (text, anyMask) => {
        const once = applyMask(text, anyMask)
        expect(applyMask(once, anyMask)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(anyMask.length)
      }),
    )
  })
})

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

  it('[phone.paste] shows no number that only the beginning of a long text has', () => {
    for (const text of [
      'Анна Петрова из города Ал, +7916204183599',
      'Анна Петрова из Алматы, 89162041835, 87012345678',
      'Петрова, город Алматы, +79162041835, квартира 5',
    ]) {
      expect(normalizePhone(text)).toBeNull()
      expect(normalizePhone(applyPhoneMask(text))).toBeNull()
    }
  })

  it('[phone.paste] completes no number with other digits than were pasted', () => {
    const piece = fc.constantFrom('+7', '8', '916', '204', '18', '35', ' ', '-', ', ', 'доб. ', 'я')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join('')
        const shown = normalizePhone(applyPhoneMask(text))
        if (shown !== null) expect(text.replace(/\D/g, '')).toContain(shown.slice(1))
      }),
      { numRuns: 300 },
    )
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
