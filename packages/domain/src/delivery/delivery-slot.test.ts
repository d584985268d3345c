import { describe, expect, it } from 'vitest'
import { addDays } from '../date/day.ts'
import {
  calculateEarliestDeliveryDate,
  hasFullDeliveryDate,
  listDeliverySlots,
} from './delivery-slot.ts'

describe('listDeliverySlots', () => {
  const nineToOne = { timeFrom: '09:00', timeTo: '13:00' }
  const oneToFive = { timeFrom: '13:00', timeTo: '17:00' }
  const fiveToNine = { timeFrom: '17:00', timeTo: '21:00' }

  it.each([
    [9, 21, [nineToOne, oneToFive, fiveToNine]],
    [9, 20, [nineToOne, oneToFive]],
    [9, 13, [nineToOne]],
    [9, 12, []],
    [9, 9, []],
    [21, 9, []],
  ])('from %s to %s are %j', (openingHour, closingHour, expected) => {
    expect(listDeliverySlots(openingHour, closingHour)).toEqual(expected)
  })
})

describe('calculateEarliestDeliveryDate', () => {
  const moscow = { timeZone: 'Europe/Moscow', orderBeforeHour: 18, leadDays: 1 }

  it.each([
    ['2026-11-20T14:59:59Z', '2026-11-21'],
    ['2026-11-20T15:00:00Z', '2026-11-22'],
    ['2026-11-20T20:59:59Z', '2026-11-22'],
    ['2026-11-20T21:00:00Z', '2026-11-22'],
  ])('for Moscow at %s is %s', (now, expected) => {
    expect(calculateEarliestDeliveryDate({ ...moscow, now: new Date(now) })).toBe(expected)
  })

  it('uses the warehouse’s clock', () => {
    const now = new Date('2026-11-20T17:30:00Z')
    expect(calculateEarliestDeliveryDate({ ...moscow, now, timeZone: 'Asia/Novosibirsk' })).toBe(
      '2026-11-22',
    )
    expect(calculateEarliestDeliveryDate({ ...moscow, now, timeZone: 'Europe/Kaliningrad' })).toBe(
      '2026-11-22',
    )
    const earlier = new Date('2026-11-20T15:30:00Z')
    expect(
      calculateEarliestDeliveryDate({ ...moscow, now: earlier, timeZone: 'Europe/Kaliningrad' }),
    ).toBe('2026-11-21')
  })

  it('skips days off', () => {
    const now = new Date('2026-12-30T10:00:00Z')
    const daysOff = ['2026-12-31', '2027-01-01', '2027-01-02']
    expect(calculateEarliestDeliveryDate({ ...moscow, now, daysOff })).toBe('2027-01-03')
  })

  it('may be today when the goods need no transit', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(calculateEarliestDeliveryDate({ ...moscow, now, leadDays: 0 })).toBe('2026-11-20')
  })

  it('throws when the calendar has no working day', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    const daysOff = Array.from({ length: 800 }, (_, index) => addDays('2026-11-20', index))
    expect(() => calculateEarliestDeliveryDate({ ...moscow, now, daysOff })).toThrow(RangeError)
  })
})

describe('hasFullDeliveryDate', () => {
  const full = {
    activated: true,
    userAddress: 'ул. Лесная, 5',
    date: '2026-11-24',
    timeFrom: '09:00',
    timeTo: '13:00',
  }

  it('is true when nothing is missing', () => {
    expect(hasFullDeliveryDate(full)).toBe(true)
  })

  it.each(['userAddress', 'date', 'timeFrom', 'timeTo'] as const)(
    'is false without %s',
    (field) => {
      expect(hasFullDeliveryDate({ ...full, [field]: null })).toBe(false)
      expect(hasFullDeliveryDate({ ...full, [field]: '' })).toBe(false)
    },
  )

  it('is false while delivery is not activated', () => {
    expect(hasFullDeliveryDate({ ...full, activated: false })).toBe(false)
  })
})
