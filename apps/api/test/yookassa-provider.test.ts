import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderFailure } from '../src/modules/payment/payment-provider.ts'
import { yookassaProvider } from '../src/modules/payment/yookassa-provider.ts'
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
  yookassaProvider(
    { name: 'yookassa', baseUrl: `${server.origin}/v3`, shopId: '100500', secretKey: 'live' },
    { kind: 'widget', script: 'https://yookassa.example/widget.js' },
  )
const payment = {
  idempotenceKey: '5f0c4f4e-94f4-4f0a-9a3b-2f1f2c7f6f10',
  amount: 64_990,
  currencyCode: 'RUB',
  description: 'Заказ 204001',
  returnUrl: 'https://shop.example/personal/order/pay/1/',
  allowsSplit: true,
}
const made = (status: string) => ({
  id: '2a1b',
  status,
  amount: { value: '64990.00', currency: 'RUB' },
  confirmation: { type: 'embedded', confirmation_token: 'ct-1' },
})

describe('the YooKassa provider', () => {
  it('opens a payment by the published API: whole roubles with kopecks, its key, Basic credentials', async () => {
    server.told = { status: 200, body: made('pending') }
    expect(await provider().start(payment)).toEqual({
      providerPaymentId: '2a1b',
      url: payment.returnUrl,
      widgetToken: 'ct-1',
    })
    expect(server.heard[0]).toMatchObject({
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
  ])('reads the status %s as %s', async (status, state) => {
    server.told = { status: 200, body: made(status) }
    expect(await provider().status('2a1b')).toEqual({ state, amount: 64_990, currencyCode: 'RUB' })
  })

  it.each([401, 429, 500])('calls %i a failure whose outcome is unknown', async (status) => {
    server.told = { status, body: { type: 'error' } }
    await expect(provider().start(payment)).rejects.toThrow(ProviderFailure)
  })

  it('refunds with a key of its own', async () => {
    server.told = { status: 200, body: { id: 'r1', status: 'succeeded' } }
    await provider().refund('2a1b', 500, 'RUB', 'refund-1')
    expect(server.heard[0]).toMatchObject({
      url: '/v3/refunds',
      headers: { 'idempotence-key': 'refund-1' },
      body: { payment_id: '2a1b', amount: { value: '500.00', currency: 'RUB' } },
    })
  })
})
