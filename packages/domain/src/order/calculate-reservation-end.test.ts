import { describe, expect, it } from 'vitest'
import { calculateReservationEnd } from './calculate-reservation-end.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')

describe('calculateReservationEnd', () => {
  it('is 24 hours later for an order to be paid online', () => {
    expect(calculateReservationEnd({ createdAt, paysOnline: true, isPaid: false })).toEqual(
      new Date('2026-11-21T10:00:00Z'),
    )
  })

  it('is 3 days later for other orders', () => {
    expect(calculateReservationEnd({ createdAt, paysOnline: false, isPaid: false })).toEqual(
      new Date('2026-11-23T10:00:00Z'),
    )
  })

  it('is null for a paid order', () => {
    expect(calculateReservationEnd({ createdAt, paysOnline: true, isPaid: true })).toBeNull()
  })
})
