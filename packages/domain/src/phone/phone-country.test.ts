import { describe, expect, it } from 'vitest'
import { phoneCountry } from './phone-country.ts'

describe('phoneCountry', () => {
  it.each([
    ['+7 (916) 123-45-67', 'RU'],
    ['8 (495) 123-45-67', 'RU'],
    ['+7 (701) 234-56-78', 'KZ'],
    ['8 (727) 250-00-00', 'KZ'],
    ['+7 (000) 000-00-00', null],
    ['+1 202 555 0123', null],
    ['', null],
  ])('«%s» is of %s', (phone, expected) => {
    expect(phoneCountry(phone)).toBe(expected)
  })
})
