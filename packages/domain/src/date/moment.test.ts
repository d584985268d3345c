import { describe, expect, it } from 'vitest'
import { addMonths, isRunning, toLocalTime, toMoment } from './moment.ts'

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

describe('toMoment', () => {
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

  it.each(['', '2026-11-24', '2026-13-01T00:00', '2026-11-24T09:30:00'])(
    '%j is no time',
    (local) => {
      expect(toMoment(local, 'Europe/Moscow')).toBeNull()
    },
  )
})

describe('addMonths', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', 12, '2027-11-20T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2026-10-31T00:00:00.000Z', 1, '2026-11-30T00:00:00.000Z'],
  ])('%s and %s months is %s', (moment, months, expected) => {
    expect(addMonths(new Date(moment), months).toISOString()).toBe(expected)
  })
})

describe('isRunning', () => {
  const toMoment = (text: string) => new Date(`2026-11-21T${text}Z`)
  const now = toMoment('12:00:00')

  it.each([
    ['open at both ends', null, null, true],
    ['beginning now', now, null, true],
    ['beginning in a second', toMoment('12:00:01'), null, false],
    ['ending in a second', null, toMoment('12:00:01'), true],
    ['ending now', null, now, false],
    ['between', toMoment('11:00:00'), toMoment('13:00:00'), true],
    ['over', toMoment('10:00:00'), toMoment('11:00:00'), false],
  ])('%s', (_, startsAt, endsAt, expected) => {
    expect(isRunning({ startsAt, endsAt }, now)).toBe(expected)
  })
})
