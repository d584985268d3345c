import { describe, expect, it } from 'vitest'
import { canEditCheckout, isPhoneConfirmed } from './checkout-access.ts'

describe('canEditCheckout', () => {
  const checkout = { sessionId: 1, userId: 7, phone: '79001234567' }
  const stranger = { id: 2, userId: null, confirmedPhone: null }

  it.each([
    ['the session that made it', { ...stranger, id: 1 }, true],
    ['its customer in another browser', { ...stranger, userId: 7 }, true],
    ['its phone, confirmed', { ...stranger, confirmedPhone: '+7 900 123-45-67' }, true],
    ['another customer', { ...stranger, userId: 8 }, false],
    ['another confirmed phone', { ...stranger, confirmedPhone: '79001234568' }, false],
    ['a guest with the link', stranger, false],
    ['a visitor without a session', null, false],
  ])('[checkout.masked] %s: %s', (_who, visitor, expected) => {
    expect(canEditCheckout(checkout, visitor)).toBe(expected)
  })

  it('[checkout.masked] a checkout without session and customer belongs to its phone alone', () => {
    const orphan = { ...checkout, sessionId: null, userId: null }
    expect(canEditCheckout(orphan, stranger)).toBe(false)
    expect(canEditCheckout(orphan, { ...stranger, confirmedPhone: '79001234567' })).toBe(true)
  })
})

describe('isPhoneConfirmed', () => {
  it.each([
    ['+7 (916) 123-45-67', '79161234567', true],
    ['89161234567', '+79161234567', true],
    ['+7 (916) 123-45-68', '79161234567', false],
    ['+7 (916) 123-45-6', '79161234567', false],
    ['+7 (916) 123-45-67', null, false],
    ['', '', false],
  ])('«%s» with %s confirmed: %s', (phone, confirmed, expected) => {
    expect(isPhoneConfirmed(phone, confirmed)).toBe(expected)
  })
})
