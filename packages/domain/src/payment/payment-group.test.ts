import { describe, expect, it } from 'vitest'
import {
  canOfferSplit,
  getPaymentStartMethod,
  listPaymentGroups,
  paymentGroups,
} from './payment-group.ts'

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

describe('getPaymentStartMethod', () => {
  it.each(paymentGroups)('the payment group %s starts with GET only for yandexPay', (group) => {
    expect(getPaymentStartMethod(group)).toBe(group === 'yandexPay' ? 'GET' : 'POST')
  })
})

describe('canOfferSplit', () => {
  it.each([
    ['100500', true, true],
    ['100500', false, false],
    ['100500-1', true, false],
  ])(
    '[region.split-available] order %s, region allows: %s → %s',
    (id, splitAvailable, expected) => {
      expect(canOfferSplit({ id, splitAvailable })).toBe(expected)
    },
  )
})
