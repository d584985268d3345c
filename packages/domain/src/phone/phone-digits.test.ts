import { describe, expect, it } from 'vitest'
import { formatPhone, hasElevenDigits } from './phone-digits.ts'

describe('hasElevenDigits', () => {
  it.each([
    ['+7 (916) 123-45-6', false],
    ['+7 (916) 123-45-67', true],
    ['+7 (916) 123-45-678', false],
    ['89161234567', true],
    ['', false],
    ['номер', false],
  ])('«%s»: %s', (phone, expected) => {
    expect(hasElevenDigits(phone)).toBe(expected)
  })
})

describe('formatPhone', () => {
  it.each([
    ['79161234567', '+7 (916) 123-45-67'],
    ['89161234567', '+7 (916) 123-45-67'],
    ['+7 701 234 56 78', '+7 (701) 234-56-78'],
    ['112', '112'],
    ['', ''],
  ])('formats «%s» as «%s»', (phone, expected) => {
    expect(formatPhone(phone)).toBe(expected)
  })
})
