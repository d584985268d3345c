import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRecordingProvider } from '../../test-support/recording-provider.ts'
import { ProviderError } from './payment-provider.ts'
import { createYookassaProvider } from './yookassa-provider.ts'

let server: Awaited<ReturnType<typeof openRecordingProvider>>

beforeAll(async () => {
  server = await openRecordingProvider()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

const provider = () =>
  createYookassaProvider(
    { name: 'yookassa', baseUrl: `${server.origin}/v3`, shopId: '100500', secretKey: 'live' },
    'https://yookassa.example/widget.js',
  )
const payment = {
  idempotenceKey: '5f0c4f4e-94f4-4f0a-9a3b-2f1f2c7f6f10',
  amount: 64_990,
  currencyCode: 'RUB',
  description: 'Заказ 204001',
  returnUrl: 'https://shop.example/personal/order/pay/1/',
  allowsSplit: true,
  noticeUrl: 'https://shop.example/api_vue/payment/webhook/yookassa/',
}
const buildPayment = (status: string) => ({
  id: '2a1b',
  status,
  amount: { value: '64990.00', currency: 'RUB' },
  confirmation: { type: 'embedded', confirmation_token: 'ct-1' },
})

describe('the YooKassa provider', () => {
  it.each([
    [undefined, 0],
    [{ value: '0.00', currency: 'RUB' }, 0],
    [{ value: '150.00', currency: 'RUB' }, 150],
  ])(
    '[payment.foreign-refund] tells how much of a payment has gone back: %j',
    async (returned, sum) => {
      const body = { ...buildPayment('succeeded'), refunded_amount: returned }
      server.response = { status: 200, body }
      expect(await provider().fetchReturned?.('2a1b')).toBe(sum)
      expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/v3/payments/2a1b' })
    },
  )

  it('opens a payment by the published API: whole roubles with kopecks, an idempotency key, Basic credentials', async () => {
    server.response = { status: 200, body: buildPayment('pending') }
    expect(await provider().start(payment)).toEqual({
      providerPaymentId: '2a1b',
      url: payment.returnUrl,
      widgetToken: 'ct-1',
    })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/v3/payments',
      headers: {
        'idempotence-key': payment.idempotenceKey,
        authorization: `Basic ${btoa('100500:live')}`,
      },
      body: {
        amount: { value: '64990.00', currency: 'RUB' },
        capture: true,
        confirmation: { type: 'embedded' },
      },
    })
  })

  it.each([
    ['pending', 'pending'],
    ['waiting_for_capture', 'pending'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
  ])('maps the status %s to %s', async (status, state) => {
    server.response = { status: 200, body: buildPayment(status) }
    expect(await provider().status('2a1b')).toEqual({ state, amount: 64_990, currencyCode: 'RUB' })
  })

  it.each([401, 429, 500])('treats %i as an error with an unknown outcome', async (status) => {
    server.response = { status, body: { type: 'error' } }
    await expect(provider().start(payment)).rejects.toThrow(ProviderError)
  })

  it('refunds with a separate idempotency key', async () => {
    server.response = { status: 200, body: { id: 'r1', status: 'succeeded' } }
    await provider().refund('2a1b', 500, 'RUB', 'refund-1')
    expect(server.requests[0]).toMatchObject({
      url: '/v3/refunds',
      headers: { 'idempotence-key': 'refund-1' },
      body: { payment_id: '2a1b', amount: { value: '500.00', currency: 'RUB' } },
    })
  })

  it('[payment.one-attempt] cancels a payment and returns the status it then has', async () => {
    server.response = { status: 200, body: buildPayment('canceled') }
    expect(await provider().cancel('2a1b')).toMatchObject({ state: 'canceled' })
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v3/payments/2a1b/cancel',
      'GET /v3/payments/2a1b',
    ])
    server.response = { status: 500, body: { type: 'error' } }
    await expect(provider().cancel('2a1b')).rejects.toThrow(ProviderError)
  })
})
