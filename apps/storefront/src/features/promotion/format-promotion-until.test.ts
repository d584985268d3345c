import { expect, it } from 'vitest'
import { formatPromotionUntil } from './format-promotion-until.ts'

it.each([
  ['2026-12-08', 'ru', 'до 8 декабря'],
  ['2026-12-31', 'en', 'until 31 December'],
  [null, 'ru', undefined],
] as const)('a promotion whose last day is %s is shown in %s as: %s', (day, language, expected) => {
  expect(formatPromotionUntil(day, language)).toBe(expected)
})
