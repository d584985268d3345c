import { describe, expect, it } from 'vitest'
import { localTime } from './local-time.ts'

describe('localTime', () => {
  it.each([
    ['2026-11-20T20:59:00Z', 'Europe/Moscow', { day: '2026-11-20', hour: 23, minute: 59 }],
    ['2026-11-20T21:00:00Z', 'Europe/Moscow', { day: '2026-11-21', hour: 0, minute: 0 }],
    ['2026-11-20T16:59:00Z', 'Asia/Novosibirsk', { day: '2026-11-20', hour: 23, minute: 59 }],
    ['2026-11-20T17:00:00Z', 'Asia/Novosibirsk', { day: '2026-11-21', hour: 0, minute: 0 }],
    ['2026-12-31T19:00:00Z', 'Asia/Almaty', { day: '2027-01-01', hour: 0, minute: 0 }],
  ])('%s in %s', (moment, timeZone, expected) => {
    expect(localTime(new Date(moment), timeZone)).toEqual(expected)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => localTime(new Date(0), 'Europe/Svetlitsa')).toThrow(RangeError)
  })
})
