import { expect, it } from 'vitest'
import { paymentGroups } from './offered-payment-groups.ts'
import { paymentStartMethod } from './payment-start-method.ts'

it.each(paymentGroups)('the payment group %s starts with GET only if it is yandexPay', (group) => {
  expect(paymentStartMethod(group)).toBe(group === 'yandexPay' ? 'GET' : 'POST')
})
