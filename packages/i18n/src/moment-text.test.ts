import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

it.each([
  ['ru', '1 января 2027 г., 01:05'],
  ['kk', '2027 ж. 1 қаңтар, 01:05'],
  ['en', '1 January 2027, 01:05'],
] as const)('[lang.three] says a moment by the clock of its place, in %s', (language, text) => {
  expect(momentText('2026-12-31T20:05:00Z', language, 'Asia/Almaty')).toBe(text)
})
