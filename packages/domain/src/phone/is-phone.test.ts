import { describe, expect, it } from 'vitest'
import { isPhone } from './is-phone.ts'

describe('isPhone', () => {
  it.each([
    ['+7 (916) 123-45-67', true],
    ['+79161234567', true],
    ['+7', true],
    ['+', false],
    ['+ ()-', false],
    ['', false],
    ['79161234567', false],
    ['8 (916) 123-45-67', false],
    ['+7 916 abc', false],
    ['+7+7', false],
    [' +79161234567', false],
  ])('[validate.generic] phone «%s»: %s', (text, expected) => {
    expect(isPhone(text)).toBe(expected)
  })
})
