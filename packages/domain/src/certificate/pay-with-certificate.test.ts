import { describe, expect, it } from 'vitest'
import { type Certificate, payWithCertificate } from './pay-with-certificate.ts'

const now = new Date('2026-03-01T12:00:00Z')
const valid: Certificate = { balance: 5_000, currency: 'RUB', isBlocked: false, validUntil: null }

const pay = (balance: number, due: number, requested?: number) =>
  payWithCertificate({
    certificate: { ...valid, balance },
    currency: 'RUB',
    due,
    now,
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
    const order = { currency: 'KZT', due: 100, now }
    const payBy = (certificate: Certificate | null) => payWithCertificate({ ...order, certificate })
    expect(payBy(null)).toEqual(refused('unknown'))
    expect(payBy({ ...valid, balance: 0 })).toEqual(refused('empty'))
    expect(payBy(valid)).toEqual(refused('currency'))
    expect(payBy({ ...valid, currency: 'KZT' })).toMatchObject({ isPaid: true })
  })

  it.each([
    ['a millisecond before its end', { validUntil: new Date(now.getTime() + 1) }, null],
    ['at its end', { validUntil: now }, 'expired'],
    ['while it is blocked', { isBlocked: true }, 'blocked'],
  ])('%s it pays, or is refused by its state', (_when, state, reason) => {
    const certificate = { ...valid, ...state }
    const result = payWithCertificate({ certificate, currency: 'RUB', due: 100, now })
    expect(result).toMatchObject(reason ? refused(reason) : { isPaid: true, amount: 100 })
  })
})
