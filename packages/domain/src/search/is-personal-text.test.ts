import { describe, expect, it } from 'vitest'
import { isPersonalText } from './is-personal-text.ts'

describe('isPersonalText', () => {
  it.each([
    ['диван 220 см до 60000', false],
    ['диван от 20 000 до 45 000', false],
    ['матрас 160х200', false],
    ['200123', false],
    ['+7 900 123-45-67', true],
    ['диван 89001234567', true],
    ['anna@example.ru', true],
    ['я'.repeat(80), false],
    ['я'.repeat(81), true],
  ])('[search.report] «%s»: %s', (text, expected) => {
    expect(isPersonalText(text)).toBe(expected)
  })
})
