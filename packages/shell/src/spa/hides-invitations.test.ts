import { expect, it } from 'vitest'
import { hidesInvitations } from './hides-invitations.ts'

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
  expect(hidesInvitations(path)).toBe(expected)
})
