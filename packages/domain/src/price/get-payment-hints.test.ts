import { expect, it } from 'vitest'
import { paymentGroups } from '../payment/list-payment-groups.ts'
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
    expect(
      getPaymentHints({ splitAvailable, plaitAvailable, installmentType }, paymentGroups),
    ).toEqual(expected)
  },
)

it.each([
  [['payment'], { parts: null, monthly: null }],
  [['payment', 'yandexPay'], { parts: 'split', monthly: null }],
  [['payment', 'credit'], { parts: null, monthly: 'installment' }],
] as const)('shows only options that the payment screen offers: %j: %j', (payable, expected) => {
  const region = {
    splitAvailable: true,
    plaitAvailable: true,
    installmentType: 'installment',
  } as const
  expect(getPaymentHints(region, payable)).toEqual(expected)
})
