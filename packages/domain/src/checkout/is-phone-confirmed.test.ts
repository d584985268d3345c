import { describe, expect, it } from 'vitest'
import { isPhoneConfirmed } from './is-phone-confirmed.ts'

describe('isPhoneConfirmed', () => {
  it.each([
    ['+7 (916) 123-45-67', '79161234567', true],
    ['89161234567', '+79161234567', true],
    ['+7 (916) 123-45-68', '79161234567', false],
    ['+7 (916) 123-45-6', '79161234567', false],
    ['+7 (916) 123-45-67', null, false],
    ['', '', false],
  ])('«%s» with %s confirmed: %s', (phone, confirmed, expected) => {
    expect(isPhoneConfirmed(phone, confirmed)).toBe(expected)
  })
})
