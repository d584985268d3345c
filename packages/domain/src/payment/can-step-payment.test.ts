import { describe, expect, it } from 'vitest'
import { canStepPayment } from './can-step-payment.ts'
import { type PaymentState, paymentStateLabel } from './payment-state.ts'

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

describe('[order.states] canStepPayment', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canStepPayment(from, to)).toBe(allowed.includes(`${from}>${to}`))
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
