import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPhoneMask } from '../mask/apply-phone-mask.ts'
import { normalizePhone } from './normalize-phone.ts'

describe('normalizePhone', () => {
  it.each([
    ['+7 (916) 123-45-67', '79161234567'],
    ['8 (916) 123-45-67', '79161234567'],
    ['89161234567', '79161234567'],
    ['79161234567', '79161234567'],
    ['+7 701 234 56 78', '77012345678'],
    ['87012345678', '77012345678'],
    ['77771234567', '77771234567'],
    ['8 800 555-35-35', '78005553535'],
    ['+7\u00a0916\u00a0123‑45‑67', '79161234567'],
    ['+7\u202f(916)\u2009123–45–67', '79161234567'],
    ['\u202a+7 916 123-45-67\u202c', '79161234567'],
    ['+7.916.123.45.67', '79161234567'],
    ['+7/916/1234567', '79161234567'],
    ['＋７（９１６）１２３－４５－６７', '79161234567'],
    ['tel:+79161234567', '79161234567'],
    ['tel:+7-916-123-45-67;ext=12', '79161234567'],
    ['TEL:89161234567', '79161234567'],
    ['Тел.: +7 916 123-45-67', '79161234567'],
    ['+ 7 (916) 123-45-67', '79161234567'],
    ['+(7) 916 123 45 67', '79161234567'],
    ['007 916 123 45 67', '79161234567'],
    // The prefix twice: the field already showed +7.
    ['+7+77073034455', '77073034455'],
    ['+7 77073034455', '77073034455'],
    ['+7 89162041835', '79162041835'],
    ['+7 79162041835', '79162041835'],
    ['+7 8 (777) 123-45-67', '77771234567'],
    ['8 (+7 916) 204-18-35', '79162041835'],
    // +89 is no country: the plus was typed by mistake.
    ['+8 916 204-18-35', '79162041835'],
  ])('[checkout.contacts] «%s» is %s', (phone, expected) => {
    expect(normalizePhone(phone)).toBe(expected)
  })

  it.each([
    '',
    '+',
    '+7 (916) 123-45-6',
    '+7 (916) 123-45-678',
    '916123456',
    // Ten digits: the mask of a field adds the country, nothing else does.
    '9161234567',
    '916 123-45-67',
    '(916) 123 45 67',
    '7012345678',
    '7471234567',
    '7771234567',
    '8005553535',
    '8121234567',
    '(831) 234-56-78',
    '831 234-56-78',
    // A digit is missing behind the prefix: no code begins with 89 or 79.
    '8916204183',
    '7916204183',
    '+7 (891) 620-41-83',
    '+7 (791) 620-41-83',
    // Another number may be meant, one digit is too many in any case.
    '+7 77712345678',
    '+7 (777) 123-45-678',
    '+375 29 123 45 67',
    '+375 29 123 45 6',
    '375291234567',
    '00375291234567',
    '+1 212 555-12-34',
    '12125551234',
    '+44 20 7946 0958',
    '+81 3 1234 5678',
    '+86 138 0013 8000',
    '+998 90 123 45 67',
    '+90 532 123 45 67',
    '+380 44 123 45 67',
    '8 916 123-45-67, 8 916 123-45-68',
    '+7 916 123-45-67 +7 916 123-45-68',
    // A letter in place of a digit.
    '8916204183O',
    '8 916 2О4 18 35',
    '777 12З 45 678',
    'petrov89161234567',
    'petrov-89161234567',
    '89161234567@example.ru',
    'номер',
  ])('[checkout.contacts] «%s» is no number of Russia or Kazakhstan', (phone) => {
    expect(normalizePhone(phone)).toBeNull()
  })

  it('[checkout.contacts] parses a masked number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^7(?:[0-6]\d{9}|7[0-8]\d{8}|8[0-8]\d{8}|9\d{9})$/),
        (digits) => {
          expect(normalizePhone(applyPhoneMask(digits))).toBe(digits)
          expect(normalizePhone(`8${digits.slice(1)}`)).toBe(digits)
          expect(normalizePhone(`+${digits}`)).toBe(digits)
        },
      ),
    )
  })
})
