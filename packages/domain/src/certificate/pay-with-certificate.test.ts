import { describe, expect, it } from 'vitest'
import { payWithCertificate } from './pay-with-certificate.ts'

const pay = (balance: number, due: number, requested?: number) =>
  payWithCertificate({
    certificate: { balance, currency: 'RUB' },
    currency: 'RUB',
    due,
    ...(requested === undefined ? {} : { requested }),
  })

const refused = (reason: string) => ({ isPaid: false, reason })

describe('payWithCertificate', () => {
  it.each([
    [5_000, 4_999, 4_999, 1],
    [5_000, 5_000, 5_000, 0],
    [5_000, 5_001, 5_000, 0],
    [1, 5_000, 1, 0],
  ])('a certificate of %s pays %s of %s due and keeps %s', (balance, due, amount, left) => {
    expect(pay(balance, due)).toEqual({ isPaid: true, amount, left })
  })

  it.each([
    [1, { isPaid: true, amount: 1, left: 4_999 }],
    [5_000, { isPaid: true, amount: 5_000, left: 0 }],
    [5_001, refused('amount')],
    [0, refused('amount')],
    [-1, refused('amount')],
    [0.5, refused('amount')],
    [Number.NaN, refused('amount')],
  ])('writes off the requested part of %s, or refuses', (requested, expected) => {
    expect(pay(5_000, 9_000, requested)).toEqual(expected)
  })

  it('pays no more than is due', () => {
    expect(pay(5_000, 300, 301)).toEqual(refused('amount'))
    expect(pay(5_000, 0)).toEqual(refused('amount'))
  })

  it('requires an existing certificate with a balance in the order’s currency', () => {
    const order = { currency: 'KZT', due: 100 }
    expect(payWithCertificate({ ...order, certificate: null })).toEqual(refused('unknown'))
    expect(payWithCertificate({ ...order, certificate: { balance: 0, currency: 'RUB' } })).toEqual(
      refused('empty'),
    )
    expect(
      payWithCertificate({ ...order, certificate: { balance: 500, currency: 'RUB' } }),
    ).toEqual(refused('currency'))
  })
})
