import { describe, expect, it } from 'vitest'
import { isSameSound } from './is-same-sound.ts'

describe('isSameSound', () => {
  it.each([
    ['двуспалная', 'двуспальная', true],
    ['стеллаж', 'стелаж', true],
    ['екран', 'экран', true],
    ['яшик', 'ящик', true],
    ['стол', 'стул', false],
    ['пуф', 'туф', false],
  ])('«%s» and «%s»: %s', (first, second, expected) => {
    expect(isSameSound(first, second)).toBe(expected)
  })
})
