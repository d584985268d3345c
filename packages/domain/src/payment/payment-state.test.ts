import { describe, expect, it } from 'vitest'
import {
  calculatePaymentState,
  canTransitionPayment,
  type PaymentState,
  paymentStateLabel,
} from './payment-state.ts'

describe('[order.states] canTransitionPayment', () => {
  const states = Object.keys(paymentStateLabel) as PaymentState[]
  const allowed = [
    'unpaid>part',
    'unpaid>paid',
    'part>unpaid',
    'part>paid',
    'part>refunded',
    'paid>part',
    'paid>refunded',
    'refunded>part',
    'refunded>paid',
  ]

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canTransitionPayment(from, to)).toBe(allowed.includes(`${from}>${to}`))
    },
  )

  it('labels the states as specified', () => {
    expect(Object.values(paymentStateLabel)).toEqual([
      'Не оплачен',
      'Оплачен частично',
      'Оплачен',
      'Возвращён',
    ])
  })
})

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
