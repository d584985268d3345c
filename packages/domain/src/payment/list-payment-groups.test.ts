import { describe, expect, it } from 'vitest'
import { listPaymentGroups } from './list-payment-groups.ts'

describe('listPaymentGroups', () => {
  it('offers everything but Kaspi for an ordinary order', () => {
    expect(listPaymentGroups({ id: '100500', isKZ: false, isPartner: false })).toEqual([
      'payment',
      'credit',
      'dolyame',
      'yandexPay',
      'bill',
      'certificate',
    ])
  })

  it('offers neither credit nor dolyame for a follow-up order', () => {
    const groups = listPaymentGroups({ id: '100500-1', isKZ: false, isPartner: false })
    expect(groups).toEqual(['payment', 'yandexPay', 'bill', 'certificate'])
  })

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('Kaspi with Kazakhstan: %s and partner: %s → %s', (isKZ, isPartner, offered) => {
    const groups = listPaymentGroups({ id: '100500', isKZ, isPartner })
    expect(groups.includes('kaspi')).toBe(offered)
  })
})
