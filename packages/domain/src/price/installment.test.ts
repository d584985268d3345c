import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentGroups } from '../payment/payment-group.ts'
import { calculateInstallment, calculateSplitPayments, getPaymentHints } from './installment.ts'

describe('calculateInstallment', () => {
  it.each([
    [64_990, false, 5_415],
    [11, false, 0],
    [12, false, 1],
    [23, false, 1],
    [24, false, 2],
    [64_990, true, 6_499],
    [9, true, 0],
    [10, true, 1],
    [19, true, 1],
  ])('[domain.split] %s, hit: %s, is %s a month', (price, hit, expected) => {
    expect(calculateInstallment(price, { hit })).toBe(expected)
  })

  it('[domain.split] uses twelve months by default', () => {
    expect(calculateInstallment(1_200)).toBe(100)
  })
})

describe('calculateSplitPayments', () => {
  const amounts = (sum: number) =>
    calculateSplitPayments(sum, '2026-11-20').map((payment) => payment.amount)

  it.each([
    [64_992, [16_248, 16_248, 16_248, 16_248]],
    [64_990, [16_248, 16_248, 16_248, 16_246]],
    [64_991, [16_248, 16_248, 16_248, 16_247]],
    [64_993, [16_248, 16_248, 16_248, 16_249]],
    [100, [25, 25, 25, 25]],
    [2, [1, 1, 0, 0]],
    [1, [0, 0, 0, 1]],
    [0, [0, 0, 0, 0]],
  ])('[domain.split] splits %s as %j', (sum, expected) => {
    expect(amounts(sum)).toEqual(expected)
  })

  it('[domain.split] schedules the payments seven days apart', () => {
    expect(calculateSplitPayments(100, '2026-12-20').map((payment) => payment.day)).toEqual([
      '2026-12-20',
      '2026-12-27',
      '2027-01-03',
      '2027-01-10',
    ])
  })

  it('[domain.split] adds up to the price, starting with a quarter', () => {
    fc.assert(
      fc.property(fc.nat(), (sum) => {
        const parts = amounts(sum)
        expect(parts).toHaveLength(4)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(sum)
        expect(parts.every((part) => part >= 0)).toBe(true)
        expect(Math.abs((parts[0] ?? 0) - sum / 4)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('getPaymentHints', () => {
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
})
