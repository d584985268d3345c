import { expect, it } from 'vitest'
import { isInvitationHidden } from './is-invitation-hidden.ts'

it.each([
  ['/personal/order/pay/a1b2/', true],
  ['/Personal/Order/Delivery/a1b2/', true],
  ['/personal/checkout/', true],
  ['/pay/a1b2', true],
  ['/receipt/a1b2/', true],
  ['/personal/order/', false],
  ['/personal-lk/orders/', false],
  ['/payment/', false],
])('[subscribe.block] [pwa.install] nothing is offered at %s: %s', (path, expected) => {
  expect(isInvitationHidden(path)).toBe(expected)
})
