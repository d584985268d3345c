import { describe, expect, it } from 'vitest'
import { hasFullDeliveryDate } from './has-full-delivery-date.ts'

const full = {
  activated: true,
  userAddress: 'ул. Лесная, 5',
  date: '2026-11-24',
  timeFrom: '09:00',
  timeTo: '13:00',
}

describe('hasFullDeliveryDate', () => {
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
