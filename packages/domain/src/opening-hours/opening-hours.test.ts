import { describe, expect, it } from 'vitest'
import {
  areHoursUnderstood,
  formatOpeningHoursLines,
  normalizeOpeningHours,
  parseOpeningHours,
} from './opening-hours.ts'

describe('[shop.places] opening hours that staff type', () => {
  it('are read line by line, whatever dashes and spaces are between', () => {
    const hours = parseOpeningHours('Пн-Пт  9:00 - 21:00\n\n Сб,Вс 10:00—20:00 ')
    expect(hours).toEqual([
      { days: 'Пн–Пт', opens: '09:00', closes: '21:00' },
      { days: 'Сб, Вс', opens: '10:00', closes: '20:00' },
    ])
    expect(formatOpeningHoursLines(hours ?? [])).toBe('Пн–Пт 09:00–21:00\nСб, Вс 10:00–20:00')
  })

  it('stay as they are when they are read again', () => {
    const text = 'Пн–Пт 09:00–21:00\nСб, Вс 10:00–20:00'
    expect(normalizeOpeningHours(text)).toBe(text)
    expect(formatOpeningHoursLines(parseOpeningHours(text) ?? [])).toBe(text)
    expect(parseOpeningHours('')).toEqual([])
  })

  it.each(['круглосуточно', 'Пн–Пт', 'Пн 24:00–25:00', 'Пн 10:60–11:00', 'Пн–Пт 10:00–20:00 обед'])(
    '«%s» has no hours',
    (text) => {
      expect(parseOpeningHours(text)).toBeNull()
    },
  )

  it.each([
    ['Пн–Пт 09:00–21:00\nСб, Вс 10:00–20:00', true],
    ['', true],
    ['Mo–Fr 10:00–20:00', false],
    ['Пн–Пт 09:00–21:00\nБез  выходных - всегда 10:00–20:00', false],
    ['Пн 21:00–10:00', false],
    ['Пн 10:00–10:00', false],
  ])('«%s» are kept, and understood: %s', (text, isUnderstood) => {
    const hours = parseOpeningHours(text) ?? []
    expect(formatOpeningHoursLines(hours)).toBe(text)
    expect(areHoursUnderstood(hours)).toBe(isUnderstood)
  })
})
