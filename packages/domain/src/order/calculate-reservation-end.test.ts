import { describe, expect, it } from 'vitest'
import { calculateReservationEnd } from './calculate-reservation-end.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')
const proven = { createdAt, paysOnline: true, isPaid: false, isProven: true }

describe('[order.reservation] calculateReservationEnd', () => {
  it.each([
    ['24 hours later for a proven order to be paid online', {}, '2026-11-21T10:00:00Z'],
    ['3 days later for other proven orders', { paysOnline: false }, '2026-11-23T10:00:00Z'],
    ['30 minutes later for an unproven order', { isProven: false }, '2026-11-20T10:30:00Z'],
    [
      '30 minutes later for an unproven order, however it is paid',
      { isProven: false, paysOnline: false },
      '2026-11-20T10:30:00Z',
    ],
  ])('is %s', (_name, differences, end) => {
    expect(calculateReservationEnd({ ...proven, ...differences })).toEqual(new Date(end))
  })

  it('is null for a paid order', () => {
    expect(calculateReservationEnd({ ...proven, isPaid: true, isProven: false })).toBeNull()
  })
})
