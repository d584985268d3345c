import { expect, it } from 'vitest'
import { newsDate } from './news-date.ts'

it.each([
  ['20.11.2026 10:00:00', '20.11.2026'],
  ['20.11.2026', '20.11.2026'],
  ['', ''],
])('the date «%s» is shown as «%s»', (date, expected) => {
  expect(newsDate(date)).toBe(expected)
})
