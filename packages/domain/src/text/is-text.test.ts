import { describe, expect, it } from 'vitest'
import { isText } from './is-text.ts'

describe('isText', () => {
  it.each([
    ['диван', true],
    ['—', true],
    [' 1 ', true],
    ['', false],
    ['  \n', false],
    ['\u200b\u00a0', false],
  ])('[validate.generic] text «%s»: %s', (text, expected) => {
    expect(isText(text)).toBe(expected)
  })
})
