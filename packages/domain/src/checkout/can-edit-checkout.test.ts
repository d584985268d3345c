import { describe, expect, it } from 'vitest'
import { canEditCheckout } from './can-edit-checkout.ts'

const checkout = { sessionId: 1, userId: 7, phone: '79001234567' }
const stranger = { id: 2, userId: null, confirmedPhone: null }

describe('canEditCheckout', () => {
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
