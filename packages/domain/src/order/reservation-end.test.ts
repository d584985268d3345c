import { describe, expect, it } from 'vitest'
import { reservationEnd } from './reservation-end.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')

describe('reservationEnd', () => {
  it('of an order to be paid online is 24 hours later', () => {
    expect(reservationEnd({ createdAt, paysOnline: true, isPaid: false })).toEqual(
      new Date('2026-11-21T10:00:00Z'),
    )
  })

  it('of another order is 3 days later', () => {
    expect(reservationEnd({ createdAt, paysOnline: false, isPaid: false })).toEqual(
      new Date('2026-11-23T10:00:00Z'),
    )
  })

  it('does not come for a paid order', () => {
    expect(reservationEnd({ createdAt, paysOnline: true, isPaid: true })).toBeNull()
  })
})
