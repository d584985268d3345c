import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openRecordingProvider } from '../../test-support/recording-provider.ts'
import { ProviderError } from './payment-provider.ts'
import { createYandexPayProvider } from './yandex-pay-provider.ts'

let server: Awaited<ReturnType<typeof openRecordingProvider>>

beforeAll(async () => {
  server = await openRecordingProvider()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

const provider = () =>
  createYandexPayProvider({ name: 'yandex-pay', baseUrl: server.origin, key: 'live' })
const payment = {
  idempotenceKey: '5f0c4f4e-94f4-4f0a-9a3b-2f1f2c7f6f10',
  amount: 64_990,
  currencyCode: 'RUB',
  description: 'Заказ 204001',
  returnUrl: 'https://shop.example/personal/order/pay/1/',
  allowsSplit: true,
  noticeUrl: 'https://shop.example/api_vue/payment/webhook/yandex-pay/',
}

it.each([
  [true, ['CARD', 'SPLIT']],
  [false, ['CARD']],
])(
  '[window.names] opens an order by the published API; payment in four parts: %s',
  async (allowsSplit, expectedMethods) => {
    server.response = { status: 200, body: { data: { paymentUrl: 'https://pay.example/o/1' } } }
    expect(await provider().start({ ...payment, allowsSplit })).toEqual({
      providerPaymentId: payment.idempotenceKey,
      url: 'https://pay.example/o/1',
      widgetToken: null,
    })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/orders',
      headers: { authorization: 'Api-Key live' },
      body: {
        orderId: payment.idempotenceKey,
        currencyCode: 'RUB',
        availablePaymentMethods: expectedMethods,
        cart: { total: { amount: '64990.00' } },
        redirectUrls: { onSuccess: payment.returnUrl },
        ttl: 900,
      },
    })
  },
)

it.each([
  [null, 'pending'],
  ['PENDING', 'pending'],
  ['AUTHORIZED', 'pending'],
  ['CAPTURED', 'succeeded'],
  ['CONFIRMED', 'succeeded'],
  ['FAILED', 'canceled'],
  ['VOIDED', 'canceled'],
])('maps the status %s to %s', async (paymentStatus, state) => {
  const order = { paymentStatus, orderAmount: '64990.00', currencyCode: 'RUB' }
  server.response = { status: 200, body: { data: { order } } }
  expect(await provider().status('o1')).toEqual({ state, amount: 64_990, currencyCode: 'RUB' })
})

it.each([401, 429, 500])('treats %i as an error with an unknown outcome', async (status) => {
  server.response = { status, body: { status: 'fail' } }
  await expect(provider().start(payment)).rejects.toThrow(ProviderError)
})

it('refunds with a separate idempotency key', async () => {
  server.response = { status: 200, body: { status: 'success' } }
  await provider().refund('o1', 500, 'RUB', 'return-1')
  expect(server.requests[0]).toMatchObject({
    url: '/v2/orders/o1/refund',
    body: { refundAmount: '500.00', externalOperationId: 'return-1' },
  })
})

it.each([
  ['PENDING', 'pending', ['GET /v1/orders/o1', 'POST /v1/orders/o1/rollback', 'GET /v1/orders/o1']],
  ['CAPTURED', 'succeeded', ['GET /v1/orders/o1']],
])(
  '[payment.one-attempt] cancels by a rollback only what is not paid: %s',
  async (paymentStatus, state, expectedRequests) => {
    const order = { paymentStatus, orderAmount: '64990.00', currencyCode: 'RUB' }
    server.response = { status: 200, body: { data: { order } } }
    expect(await provider().cancel('o1')).toMatchObject({ state })
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(expectedRequests)
  },
)
