import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '../phone/phone-number.ts'
import { editPhone, emptyPhone, type PhoneEdit } from './edit-phone.ts'

/** The field after this text was inserted at the caret, or over what is selected before it. */
function insert(before: PhoneEdit, text: string, from = before.caret, to = from): PhoneEdit {
  const typed = before.text.slice(0, from) + text + before.text.slice(to)
  return editPhone(before, typed, from + text.length)
}

function type(text: string, before: PhoneEdit = emptyPhone): PhoneEdit {
  return [...text].reduce((field, key) => insert(field, key), before)
}

function erase(before: PhoneEdit): PhoneEdit {
  const { text, caret } = before
  return editPhone(before, text.slice(0, caret - 1) + text.slice(caret), caret - 1)
}

const russian = '+7 (916) 204-18-35'
const kazakh = '+7 (707) 303-44-55'
const forms = [
  ['+79162041835', russian],
  ['+7 916 204-18-35', russian],
  ['+7 (916) 204 18 35', russian],
  ['+7\u00a0(916)\u00a0204\u201118\u201135', russian],
  ['89162041835', russian],
  ['8 (916) 204-18-35', russian],
  ['8-916-204-18-35', russian],
  ['79162041835', russian],
  ['9162041835', russian],
  ['916 204 18 35', russian],
  ['+77073034455', kazakh],
  ['8 707 303 44 55', kazakh],
  ['77073034455', kazakh],
  ['7073034455', kazakh],
  ['707 303 44 55', kazakh],
  ['7471234567', '+7 (747) 123-45-67'],
  ['87471234567', '+7 (747) 123-45-67'],
  ['77471234567', '+7 (747) 123-45-67'],
  ['7771234567', '+7 (777) 123-45-67'],
  ['77771234567', '+7 (777) 123-45-67'],
  ['87771234567', '+7 (777) 123-45-67'],
  ['+7 771 234 56 78', '+7 (771) 234-56-78'],
  ['8 800 555-35-35', '+7 (800) 555-35-35'],
  ['8 495 123-45-67', '+7 (495) 123-45-67'],
  ['84951234567', '+7 (495) 123-45-67'],
  ['4951234567', '+7 (495) 123-45-67'],
  ['88121234567', '+7 (812) 123-45-67'],
  ['8 10 7 916 204-18-35', russian],
] as const

describe('editPhone', () => {
  it.each(forms)('[phone.paste] «%s», typed, is %s', (text, expected) => {
    expect(type(text).text).toBe(expected)
  })

  it.each([
    ...forms,
    ['tel:+79162041835', russian],
    ['Тел.: 8 916 204-18-35', russian],
    ['https://wa.me/79162041835', russian],
    ['viber://chat?number=%2B79162041835', russian],
    ['+7 916 204-18-35 доб. 12', russian],
    ['8 (916) 204-18-35, доб. 1234', russian],
  ] as const)('[phone.paste] «%s», pasted anywhere, is %s', (text, expected) => {
    expect(insert(emptyPhone, text).text).toBe(expected)
    for (const began of [
      '+',
      '+7',
      '8',
      '+7 (9',
      '+7 (916) 204',
      '+7 (701) 234-56-78',
      '+375 29',
    ]) {
      const field = type(began)
      const end = field.text.length
      if (began.length < 3) expect(insert(field, text).text).toBe(expected)
      expect(insert(field, text, 0, end).text).toBe(expected)
      if (text.replace(/\D/g, '').length > 10) {
        for (const place of [0, 3, 5, end]) {
          expect(insert(field, text, Math.min(place, end)).text).toBe(expected)
        }
      }
    }
  })

  it.each([
    ['+77073034455', kazakh],
    ['77073034455', kazakh],
    ['87073034455', kazakh],
    ['7073034455', kazakh],
    ['77712345678', '+7 (771) 234-56-78'],
    ['7771234567', '+7 (777) 123-45-67'],
    ['89162041835', russian],
    ['79162041835', russian],
    ['9162041835', russian],
    ['8431234567', '+7 (843) 123-45-67'],
  ])('[phone.paste] «%s» pasted behind +7 is %s', (text, expected) => {
    expect(insert(type('+7'), text)).toMatchObject({ text: expected, caret: expected.length })
  })

  it.each([
    ['89162041835', russian],
    ['79162041835', russian],
    ['87073034455', kazakh],
    ['77073034455', kazakh],
  ])('[phone.paste] «%s» typed behind +7 is %s', (text, expected) => {
    expect(type(text, type('+7')).text).toBe(expected)
  })

  it('[phone.paste] shows no number that was not meant where two are possible', () => {
    const { text } = type('+777712345678')
    expect(normalizePhone(text)).toBeNull()
    expect(text.replace(/\D/g, '')).toBe('777712345678')
  })

  it.each([
    '+375 29 123-45-67',
    '+375291234567',
    '375291234567',
    '+1 212 555 12 34',
    '12125551234',
    '+44 20 7946 0958',
    '+81 3 1234 5678',
    '+998 90 123 45 67',
    '998901234567',
    '+86 138 0013 8000',
    '00375291234567',
    // As countries are dialled from Russia.
    '8 10 375 29 123-45-67',
    '810375291234567',
  ])('[phone.paste] the foreign number «%s» stays as it is, and is refused', (text) => {
    const digits = text.replace(/\D/g, '')
    for (const field of [
      type(text),
      insert(emptyPhone, text),
      insert(type('+7'), text),
      insert(type('+7 916 204 18 35'), text, 0, 18),
    ]) {
      expect(field.text.replace(/\D/g, '')).toBe(digits)
      expect(normalizePhone(field.text)).toBeNull()
    }
  })

  it('[phone.paste] a plus behind +7 begins the number of another country', () => {
    const field = type('+375 29 123-45-67', type('+7'))
    expect(field.text).toBe('+375 29 123-45-67')
    expect(type('+77073034455', type('+7')).text).toBe(kazakh)
  })

  it.each(['86 138 0013 8000', '82 10 1234 56789'])(
    '[phone.paste] «%s», of a country like a code of Russia, is refused',
    (text) => {
      for (const field of [type(text), insert(emptyPhone, text), insert(type('+7'), text)]) {
        expect(field.text.replace(/\D/g, '')).toContain(text.replace(/\D/g, '').slice(1))
        expect(normalizePhone(field.text)).toBeNull()
      }
    },
  )

  it('[phone.paste] takes no part of eleven digits for a number', () => {
    expect(type('81234567890').text).toBe(insert(emptyPhone, '81234567890').text)
  })

  it('[phone.paste] drops a digit typed behind a whole number, and letters', () => {
    expect(type('+7 916 204 18 355').text).toBe(russian)
    expect(type('8 916 204 18 355').text).toBe(russian)
    expect(type('7012345678' + '9').text).toBe('+7 (701) 234-56-78')
    expect(type('+7 а916 2о04').text).toBe('+7 (916) 204')
  })

  it('[phone.paste] keeps a digit too many inside of a number visible', () => {
    const field = insert({ ...type('+79162041835'), caret: 6 }, '5')
    expect(field).toMatchObject({ text: '+7 (915) 620-41-835', caret: 7 })
    expect(normalizePhone(field.text)).toBeNull()
    expect(editPhone({ ...field, caret: 8 }, '+7 (915) 20-41-835', 9).text).toBe(
      '+7 (915) 204-18-35',
    )
  })

  it('[phone.paste] keeps the caret in its place', () => {
    const erased = erase({ ...type('89162041835'), caret: 6 })
    expect(erased).toMatchObject({ text: '+7 (962) 041-83-5', caret: 5 })
    expect(insert(erased, '1')).toMatchObject({ text: russian, caret: 6 })
  })

  it('[phone.paste] makes no other number of one from which a digit is erased', () => {
    expect(erase({ ...type('77073034455'), caret: 6 }).text).toBe('+7 (773) 034-45-5')
    expect(erase(type('7471234567')).text).toBe('+7 (747) 123-45-6')
  })

  it('[phone.paste] is empty after everything was erased', () => {
    for (const text of ['9162', '8916', '+7916', '7073034455', '+375']) {
      let field = type(text)
      for (let count = 0; count < 20; count += 1) if (field.text) field = erase(field)
      expect(field.text).toBe('')
    }
  })

  it('[phone.paste] goes on from a number that was filled in', () => {
    const filled = { text: '+7 (701) 234', prefix: '+7', caret: 12 }
    expect(type('5678', filled).text).toBe('+7 (701) 234-56-78')
  })

  it('[phone.paste] never completes a number with other digits than were typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{1,14}$/), (text) => {
        const whole = normalizePhone(type(text).text)
        if (whole !== null) expect(text.replace(/\D/g, '')).toContain(whole.slice(1))
      }),
      { numRuns: 500 },
    )
  })
})
