import { describe, expect, it } from 'vitest'
import { calculateProlongedEnd, calculateReservationEnd } from './reservation.ts'

describe('[order.reservation] calculateReservationEnd', () => {
  const createdAt = new Date('2026-11-20T10:00:00Z')
  const verified = { createdAt, paysOnline: true, isPaid: false, isVerified: true }

  it.each([
    ['24 hours later for a verified order to be paid online', {}, '2026-11-21T10:00:00Z'],
    ['3 days later for other verified orders', { paysOnline: false }, '2026-11-23T10:00:00Z'],
    ['30 minutes later for an unverified order', { isVerified: false }, '2026-11-20T10:30:00Z'],
    [
      '30 minutes later for an unverified order, however it is paid',
      { isVerified: false, paysOnline: false },
      '2026-11-20T10:30:00Z',
    ],
  ])('is %s', (_name, differences, end) => {
    expect(calculateReservationEnd({ ...verified, ...differences })).toEqual(new Date(end))
  })

  it('is null for a paid order', () => {
    expect(calculateReservationEnd({ ...verified, isPaid: true, isVerified: false })).toBeNull()
  })
})

describe('[order.reservation] calculateProlongedEnd', () => {
  const orderedAt = new Date('2026-11-20T10:00:00Z')
  const unverified = { orderedAt, isVerified: false }

  it.each([
    ['15 minutes after the attempt', unverified, '10:20:00', '2026-11-20T10:35:00Z'],
    ['at most an hour after an unverified order', unverified, '10:45:00', '2026-11-20T11:00:00Z'],
    ['not a second later', unverified, '10:45:01', '2026-11-20T11:00:00Z'],
    ['nor for a later attempt', unverified, '12:00:00', '2026-11-20T11:00:00Z'],
    [
      'half an hour more for a verified order too',
      { orderedAt: new Date('2026-11-19T10:00:00Z'), isVerified: true },
      '10:20:00',
      '2026-11-20T10:30:00Z',
    ],
  ])('is %s', (_name, order, endsAt, expected) => {
    const attemptEndsAt = new Date(`2026-11-20T${endsAt}Z`)
    expect(calculateProlongedEnd({ ...order, attemptEndsAt })).toEqual(new Date(expected))
  })
})
