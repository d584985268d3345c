import { expect, it } from 'vitest'
import { toMoment } from './to-moment.ts'

it.each([
  ['2026-11-24T09:30', 'Europe/Moscow', '2026-11-24T06:30:00.000Z'],
  ['2026-11-24T00:00', 'Asia/Almaty', '2026-11-23T19:00:00.000Z'],
  ['2026-12-31T23:59', 'Asia/Vladivostok', '2026-12-31T13:59:00.000Z'],
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  // Clocks go from 02:00 to 03:00.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  // Clocks show this twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
])('[F17] %s in %s is %s', (local, timeZone, moment) => {
  expect(toMoment(local, timeZone)?.toISOString()).toBe(moment)
})

it.each(['', '2026-11-24', '2026-13-01T00:00', '2026-11-24T09:30:00'])('%j is no time', (local) => {
  expect(toMoment(local, 'Europe/Moscow')).toBeNull()
})
