import { expect, it } from 'vitest'
import { paymentHints } from './payment-hints.ts'

it.each([
  [true, false, 'installment', { split: true, installment: true }],
  [false, true, 'credit', { split: true, installment: false }],
  [false, false, 'installment', { split: false, installment: true }],
  [false, false, 'credit', { split: false, installment: false }],
  [false, false, null, { split: false, installment: false }],
] as const)(
  '[region.split-available] [region.plait-available] [region.installment-type] split %s, plait %s, %s: %j',
  (splitAvailable, plaitAvailable, installmentType, expected) => {
    expect(paymentHints({ splitAvailable, plaitAvailable, installmentType })).toEqual(expected)
  },
)
