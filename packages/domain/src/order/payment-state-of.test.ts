import { describe, expect, it } from 'vitest'
import { paymentStateOf } from './payment-state-of.ts'

describe('paymentStateOf', () => {
  it.each([
    [100, 0, 0, 'unpaid'],
    [100, 1, 0, 'part'],
    [100, 99, 0, 'part'],
    [100, 100, 0, 'paid'],
    [100, 100, 1, 'part'],
    [100, 100, 99, 'part'],
    [100, 100, 100, 'refunded'],
    [100, 30, 30, 'refunded'],
    [0, 0, 0, 'paid'],
  ] as const)('costs %s, taken %s, given back %s: %s', (total, captured, refunded, state) => {
    expect(paymentStateOf({ total, captured, refunded })).toBe(state)
  })
})
