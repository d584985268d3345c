import { expect, it } from 'vitest'
import { getPaymentHints } from './get-payment-hints.ts'

it.each([
  [true, false, 'installment', { parts: 'split', monthly: 'installment' }],
  [true, true, null, { parts: 'split', monthly: null }],
  [false, true, 'credit', { parts: 'plait', monthly: 'credit' }],
  [false, false, 'installment', { parts: null, monthly: 'installment' }],
  [false, false, 'credit', { parts: null, monthly: 'credit' }],
  [false, false, null, { parts: null, monthly: null }],
] as const)(
  '[region.split-available] [region.plait-available] [region.installment-type] split %s, plait %s, %s: %j',
  (splitAvailable, plaitAvailable, installmentType, expected) => {
    expect(getPaymentHints({ splitAvailable, plaitAvailable, installmentType })).toEqual(expected)
  },
)
