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

  it('refuses a zone that does not exist', () => {
    expect(() => toLocalTime(new Date(0), 'Europe/Svetlitsa')).toThrow(RangeError)
  })
})
