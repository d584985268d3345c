import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ProviderFailure } from '../src/modules/payment/payment-provider.ts'
import { yandexPayProvider } from '../src/modules/payment/yandex-pay-provider.ts'
import { openListeningProvider } from './listening-provider.ts'

let server: Awaited<ReturnType<typeof openListeningProvider>>

beforeAll(async () => {
  server = await openListeningProvider()
})
afterAll(() => server.close())
beforeEach(() => {
  server.heard.length = 0
})

const provider = () =>
  yandexPayProvider({ name: 'yandex-pay', baseUrl: server.origin, key: 'live' })
const payment = {
  idempotenceKey: '5f0c4f4e-94f4-4f0a-9a3b-2f1f2c7f6f10',
  amount: 64_990,
  currencyCode: 'RUB',
  description: 'Заказ 204001',
  returnUrl: 'https://shop.example/personal/order/pay/1/',
  allowsSplit: true,
}

it.each([
  [true, ['CARD', 'SPLIT']],
  [false, ['CARD']],
])('[window.names] opens an order by the published API; in four: %s', async (allowsSplit, ways) => {
  server.told = { status: 200, body: { data: { paymentUrl: 'https://pay.example/o/1' } } }
  expect(await provider().start({ ...payment, allowsSplit })).toEqual({
    providerPaymentId: payment.idempotenceKey,
    url: 'https://pay.example/o/1',
    widgetToken: null,
  })
  expect(server.heard[0]).toMatchObject({
    method: 'POST',
    url: '/v1/orders',
    headers: { authorization: 'Api-Key live' },
    body: {
      orderId: payment.idempotenceKey,
      currencyCode: 'RUB',
      availablePaymentMethods: ways,
      cart: { total: { amount: '64990.00' } },
      redirectUrls: { onSuccess: payment.returnUrl },
      ttl: 900,
    },
  })
})

it.each([
  [null, 'pending'],
  ['PENDING', 'pending'],
  ['AUTHORIZED', 'pending'],
  ['CAPTURED', 'succeeded'],
  ['CONFIRMED', 'succeeded'],
  ['FAILED', 'canceled'],
  ['VOIDED', 'canceled'],
])('reads the status %s as %s', async (paymentStatus, state) => {
  const order = { paymentStatus, orderAmount: '64990.00', currencyCode: 'RUB' }
  server.told = { status: 200, body: { data: { order } } }
  expect(await provider().status('o1')).toEqual({ state, amount: 64_990, currencyCode: 'RUB' })
})

it.each([401, 429, 500])('calls %i a failure whose outcome is unknown', async (status) => {
  server.told = { status, body: { status: 'fail' } }
  await expect(provider().start(payment)).rejects.toThrow(ProviderFailure)
})

it('refunds with a key of its own', async () => {
  server.told = { status: 200, body: { status: 'success' } }
  await provider().refund('o1', 500, 'RUB', 'return-1')
  expect(server.heard[0]).toMatchObject({
    url: '/v2/orders/o1/refund',
    body: { refundAmount: '500.00', externalOperationId: 'return-1' },
  })
})
