import { describe, expect, it } from 'vitest'
import { toLocalTime } from './to-local-time.ts'

describe('toLocalTime', () => {
  it.each([
    ['2026-11-20T20:59:00Z', 'Europe/Moscow', { day: '2026-11-20', hour: 23, minute: 59 }],
    ['2026-11-20T21:00:00Z', 'Europe/Moscow', { day: '2026-11-21', hour: 0, minute: 0 }],
    ['2026-11-20T16:59:00Z', 'Asia/Novosibirsk', { day: '2026-11-20', hour: 23, minute: 59 }],
    ['2026-11-20T17:00:00Z', 'Asia/Novosibirsk', { day: '2026-11-21', hour: 0, minute: 0 }],
    ['2026-12-31T19:00:00Z', 'Asia/Almaty', { day: '2027-01-01', hour: 0, minute: 0 }],
  ])('%s in %s', (moment, timeZone, expected) => {
    expect(toLocalTime(new Date(moment), timeZone)).toEqual(expected)
  })

  it.each([
    // Clocks go from 02:00 to 03:00.
    ['2026-03-29T00:59:59Z', { day: '2026-03-29', hour: 1, minute: 59 }],
    ['2026-03-29T01:00:00Z', { day: '2026-03-29', hour: 3, minute: 0 }],
    ['2026-03-29T21:59:59Z', { day: '2026-03-29', hour: 23, minute: 59 }],
    // Clocks show the hour from 02:00 twice, and the day has 25 hours.
    ['2026-10-24T22:00:00Z', { day: '2026-10-25', hour: 0, minute: 0 }],
    ['2026-10-25T00:59:59Z', { day: '2026-10-25', hour: 2, minute: 59 }],
    ['2026-10-25T01:00:00Z', { day: '2026-10-25', hour: 2, minute: 0 }],
    ['2026-10-25T22:59:59Z', { day: '2026-10-25', hour: 23, minute: 59 }],
  ])('[F17] follows the clocks of a zone when they change: %s', (moment, expected) => {
    expect(toLocalTime(new Date(moment), 'Europe/Berlin')).toEqual(expected)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => toLocalTime(new Date(0), 'Europe/Svetlitsa')).toThrow(RangeError)
  })
})
