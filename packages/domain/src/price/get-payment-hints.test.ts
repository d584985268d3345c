import { expect, it } from 'vitest'
import { paymentGroups } from '../payment/list-payment-groups.ts'
import { getPaymentHints } from './get-payment-hints.ts'

it.each([
  [true, false, 'installment', { split: true, installment: true }],
  [false, true, 'credit', { split: true, installment: false }],
  [false, false, 'installment', { split: false, installment: true }],
  [false, false, 'credit', { split: false, installment: false }],
  [false, false, null, { split: false, installment: false }],
] as const)(
  '[region.split-available] [region.plait-available] [region.installment-type] split %s, plait %s, %s: %j',
  (splitAvailable, plaitAvailable, installmentType, expected) => {
    const region = { splitAvailable, plaitAvailable, installmentType }
    expect(getPaymentHints(region, paymentGroups)).toEqual(expected)
  },
)

it.each([
  [['payment'], { split: false, installment: false }],
  [['payment', 'yandexPay'], { split: true, installment: false }],
  [['payment', 'credit'], { split: false, installment: true }],
] as const)('shows only options that the payment screen offers: %j: %j', (payable, expected) => {
  const region = {
    splitAvailable: true,
    plaitAvailable: true,
    installmentType: 'installment',
  } as const
  expect(getPaymentHints(region, payable)).toEqual(expected)
})
