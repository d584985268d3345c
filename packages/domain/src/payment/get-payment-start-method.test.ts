import { expect, it } from 'vitest'
import { getPaymentStartMethod } from './get-payment-start-method.ts'
import { paymentGroups } from './list-payment-groups.ts'

it.each(paymentGroups)('the payment group %s starts with GET only for yandexPay', (group) => {
  expect(getPaymentStartMethod(group)).toBe(group === 'yandexPay' ? 'GET' : 'POST')
})
