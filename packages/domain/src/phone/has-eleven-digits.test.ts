import { describe, expect, it } from 'vitest'
import { hasElevenDigits } from './has-eleven-digits.ts'

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
