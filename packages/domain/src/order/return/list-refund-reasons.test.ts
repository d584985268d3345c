import { expect, it } from 'vitest'
import { listRefundReasons } from './list-refund-reasons.ts'

const deliveredAt = new Date('2026-11-01T12:00:00Z')

it.each([
  ['2026-11-01T12:00:00Z', 4],
  ['2026-11-15T11:59:59Z', 4],
  ['2026-11-15T12:00:00Z', 4],
  ['2026-11-15T12:00:01Z', 1],
  ['2027-11-01T12:00:00Z', 1],
])('[lk.orders] delivered on 1 November, at %s goods come back for %d reasons', (now, count) => {
  const reasons = listRefundReasons(deliveredAt, new Date(now))
  expect(reasons).toHaveLength(count)
  expect(reasons).toContain('quality')
})
