import { expect, it } from 'vitest'
import { calculateWarranty } from './calculate-warranty.ts'

it.each([
  ['2026-02-28T10:00:00Z', 12, '2027-02-28T10:00:00Z', '2027-02-27T10:00:00Z', 1],
  ['2026-02-28T10:00:00Z', 12, '2027-02-28T10:00:00Z', '2027-02-27T10:00:01Z', 1],
  ['2026-02-28T10:00:00Z', 12, '2027-02-28T10:00:00Z', '2027-02-26T09:59:59Z', 3],
  ['2026-02-28T10:00:00Z', 12, '2027-02-28T10:00:00Z', '2027-02-28T10:00:00Z', 0],
  ['2026-02-28T10:00:00Z', 12, '2027-02-28T10:00:00Z', '2030-01-01T00:00:00Z', 0],
  ['2024-02-29T10:00:00Z', 24, '2026-02-28T10:00:00Z', '2026-02-28T09:00:00Z', 1],
])(
  '[lk.goods] delivered %s, %d months: until %s, at %s %d days are left',
  (deliveredAt, months, until, now, daysLeft) => {
    const found = calculateWarranty(new Date(deliveredAt), months, new Date(now))
    expect(found).toEqual({ until: new Date(until), daysLeft })
  },
)
