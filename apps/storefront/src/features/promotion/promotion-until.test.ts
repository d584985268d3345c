import { expect, it } from 'vitest'
import { promotionUntil } from './promotion-until.ts'

it.each([
  ['2026-12-08', 'ru', 'до 8 декабря'],
  ['2026-12-31', 'en', 'until 31 December'],
  [null, 'ru', undefined],
] as const)('a promotion whose last day is %s says in %s: %s', (day, language, expected) => {
  expect(promotionUntil(day, language)).toBe(expected)
})
