import { describe, expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

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
