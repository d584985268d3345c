import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordingProvider } from '../../test-support/recording-provider.ts'
import { createCreditProvider } from './credit-provider.ts'
import { createDolyameProvider } from './dolyame-provider.ts'
import { createKaspiProvider } from './kaspi-provider.ts'
import { ProviderError } from './payment-provider.ts'
import { createYandexPayProvider } from './yandex-pay-provider.ts'
import { createYookassaProvider } from './yookassa-provider.ts'

let server: Awaited<ReturnType<typeof openRecordingProvider>>
beforeAll(async () => {
  server = await openRecordingProvider()
})
afterAll(() => server.close())

const payment = {
  idempotenceKey: '5f0c4f4e-94f4-4f0a-9a3b-2f1f2c7f6f10',
  amount: 64_990,
  currencyCode: 'RUB',
  description: 'Заказ 204001',
  returnUrl: 'https://shop.example/personal/order/pay/1/',
  allowsSplit: true,
  noticeUrl: 'https://shop.example/api_vue/payment/webhook/bank/',
}

const providers = {
  yookassa: (baseUrl: string) =>
    createYookassaProvider({ name: 'yookassa', baseUrl, shopId: '1', secretKey: 'live' }, ''),
  yandexPay: (baseUrl: string) =>
    createYandexPayProvider({ name: 'yandex-pay', baseUrl, key: 'live' }),
  credit: (baseUrl: string) =>
    createCreditProvider({
      ...{ name: 'credit', baseUrl, shopId: 'shop', showcaseId: 'showcase' },
      ...{ password: 'live', promoCode: 'default' },
    }),
  dolyame: (baseUrl: string) =>
    createDolyameProvider({
      ...{ name: 'dolyame', baseUrl, login: 'shop', password: 'live', certificate: null },
    }),
  kaspi: (baseUrl: string) =>
    createKaspiProvider({
      ...{ name: 'kaspi', baseUrl, organizationBin: '1', deviceToken: 'till' },
      certificate: null,
    }),
}

describe.each(Object.entries(providers))('[payment.failure] %s', (_name, create) => {
  it.each([
    ['the page of a proxy', '<html>Bad gateway</html>'],
    ['a shape that nobody published', { StatusCode: 0, status: 'odd', Data: {} }],
  ])('whose answer is %s has failed, and the outcome is unknown', async (_what, body) => {
    server.response = { status: 200, body }
    const provider = create(server.origin)
    await expect(provider.start(payment)).rejects.toThrow(ProviderError)
    await expect(provider.status('1')).rejects.toThrow(ProviderError)
    await expect(provider.cancel('1')).rejects.toThrow(ProviderError)
  })
})
