import { describe, expect, it } from 'vitest'
import { buildPopupCookie, isPopupClosed, noPopupCookie } from './subscription-storage.ts'
import { validateSubscription } from './validate-subscription.ts'

describe('validateSubscription', () => {
  it.each([
    ['', '', 'empty', 'empty'],
    ['+7', ' ', 'empty', 'empty'],
    ['+7 (900) 123-45-6', 'anna@example', 'phoneWrong', 'emailWrong'],
    ['+7 (900) 123-45-67', 'anna@example.ru', null, null],
    ['+7 (900) 123-45-67', ' anna@example.ru ', null, null],
  ])('[subscribe.form] «%s» and «%s»: %s, %s', (phone, email, phoneError, emailError) => {
    expect(validateSubscription({ phone, email })).toEqual({ phone: phoneError, email: emailError })
  })
})

describe('popup cookie', () => {
  it('[subscribe.success] lasts 365 days after subscribing', () => {
    expect(buildPopupCookie('subscribed')).toBe(
      'popup_300_closed=true; Path=/; Max-Age=31536000; SameSite=Lax',
    )
  })

  it('[subscribe.close] [window.subscription-cookie] lasts 7 days after closing', () => {
    expect(buildPopupCookie('closed')).toContain('Max-Age=604800;')
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
  ])('«%s» keeps the popup hidden: %s', (cookies, expected) => {
    expect(isPopupClosed(cookies)).toBe(expected)
  })
})
