import { describe, expect, it } from 'vitest'
import { calculatePaymentState } from './calculate-payment-state.ts'

describe('calculatePaymentState', () => {
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
  ] as const)('costs %s, received %s, refunded %s: %s', (total, captured, refunded, state) => {
    expect(calculatePaymentState({ total, captured, refunded })).toBe(state)
  })
})
