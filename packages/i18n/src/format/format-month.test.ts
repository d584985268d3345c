import { expect, it } from 'vitest'
import { formatMonth } from './format-month.ts'

it.each([
  ['ru', '2026-11', 'Ноябрь 2026'],
  ['kk', '2026-01', 'Қаңтар 2026'],
  ['en', '2027-12', 'December 2027'],
] as const)('in %s %s is %s', (language, month, text) => {
  expect(formatMonth(month, language)).toBe(text)
})
