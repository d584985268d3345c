import { describe, expect, it } from 'vitest'
import { subscriptionErrors } from './subscription-errors.ts'
import { isPopupClosed, noPopupCookie, popupCookie } from './subscription-memory.ts'

describe('subscriptionErrors', () => {
  it.each([
    ['', '', 'empty', 'empty'],
    ['+7', ' ', 'empty', 'empty'],
    ['+7 (900) 123-45-6', 'anna@example', 'phoneWrong', 'emailWrong'],
    ['+7 (900) 123-45-67', 'anna@example.ru', null, null],
    ['+7 (900) 123-45-67', ' anna@example.ru ', null, null],
  ])('[subscribe.form] «%s» and «%s»: %s, %s', (phone, email, phoneError, emailError) => {
    expect(subscriptionErrors({ phone, email })).toEqual({ phone: phoneError, email: emailError })
  })
})

describe('the cookie of the popup', () => {
  it('[subscribe.success] is kept for 365 days on subscribing', () => {
    expect(popupCookie('subscribed')).toBe(
      'popup_300_closed=true; Path=/; Max-Age=31536000; SameSite=Lax',
    )
  })

  it('[subscribe.close] [window.subscription-cookie] is kept for 7 days on closing', () => {
    expect(popupCookie('closed')).toContain('Max-Age=604800;')
  })

  it('[subscribe.failure] is removed on failure', () => {
    expect(noPopupCookie).toContain('Max-Age=0')
  })

  it.each([
    ['a=1; popup_300_closed=true', true],
    ['popup_300_closed=true; b=2', true],
    ['popup_300_closed=', false],
    ['xpopup_300_closed=true', false],
    ['', false],
  ])('«%s» keeps the popup away: %s', (cookies, expected) => {
    expect(isPopupClosed(cookies)).toBe(expected)
  })
})
