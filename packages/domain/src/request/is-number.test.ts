import { describe, expect, it } from 'vitest'
import { isNumber } from './validate-request-fields.ts'

describe('isNumber', () => {
  it.each([
    ['0', true],
    ['007', true],
    ['12990', true],
    ['', false],
    [' 1', false],
    ['1.5', false],
    ['-1', false],
    ['1e3', false],
    ['١', false],
    ['1\n', false],
  ])('[validate.generic] number «%s»: %s', (text, expected) => {
    expect(isNumber(text)).toBe(expected)
  })
})
