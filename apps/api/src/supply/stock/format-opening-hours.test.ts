import { expect, it } from 'vitest'
import { formatOpeningHours } from './format-opening-hours.ts'

const hours = [
  { days: 'Пн–Пт', opens: '10:00', closes: '21:00' },
  { days: 'Сб, Вс', opens: '10:00', closes: '20:00' },
]

it.each([
  ['ru', 'Пн–Пт 10:00–21:00, Сб, Вс 10:00–20:00'],
  ['kk', 'Дс–Жм 10:00–21:00, Сн, Жс 10:00–20:00'],
  ['en', 'Mon–Fri 10:00–21:00, Sat, Sun 10:00–20:00'],
] as const)('[lang.three] formats the opening hours of a store in %s', (language, text) => {
  expect(formatOpeningHours(hours, language)).toBe(text)
})
