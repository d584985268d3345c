import { expect, it } from 'vitest'
import { formatNewsDate } from './format-news-date.ts'

it.each([
  ['20.11.2026 10:00:00', '20.11.2026'],
  ['20.11.2026', '20.11.2026'],
  ['', ''],
])('formats the date «%s» as «%s»', (date, expected) => {
  expect(formatNewsDate(date)).toBe(expected)
})
