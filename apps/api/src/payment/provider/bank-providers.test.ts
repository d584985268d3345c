import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRecordingProvider } from '../../test-support/recording-provider.ts'
import { createCreditProvider } from './credit-provider.ts'
import { createDolyameProvider } from './dolyame-provider.ts'
import { createKaspiProvider } from './kaspi-provider.ts'
import { ProviderError } from './payment-provider.ts'
import { queryProvider } from './query-provider.ts'

let server: Awaited<ReturnType<typeof openRecordingProvider>>
beforeAll(async () => {
  server = await openRecordingProvider()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

const guid = '5f0c4f4e-94f4-4f0a-9a3b-2f1f2c7f6f10'
const payment = {
  idempotenceKey: guid,
  amount: 64_990,
  currencyCode: 'RUB',
  description: 'Заказ 204001',
  returnUrl: 'https://shop.example/personal/order/pay/1/',
  allowsSplit: true,
  noticeUrl: 'https://shop.example/api_vue/payment/webhook/credit/',
}
const answerWith = (body: unknown, status = 200) => {
  server.response = { status, body }
}
const listRequests = () => server.requests.map(({ method, url }) => `${method} ${url}`)

describe('the credit broker', () => {
  const provider = () =>
    createCreditProvider({
      name: 'credit',
      baseUrl: server.origin,
      shopId: 'shop',
      showcaseId: 'showcase',
      password: 'live',
      promoCode: 'default',
    })

  it('[payment.groups] creates an application by the published API and leads to its form', async () => {
    answerWith({ id: 'a1', link: 'https://forma.example/a1' })
    expect(await provider().start(payment)).toEqual({
      providerPaymentId: guid,
      url: 'https://forma.example/a1',
      widgetToken: null,
    })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/orders/create',
      body: {
        shopId: 'shop',
        showcaseId: 'showcase',
        promoCode: 'default',
        orderNumber: guid,
        sum: 64_990,
        items: [{ name: 'Заказ 204001', quantity: 1, price: 64_990 }],
        webhookURL: payment.noticeUrl,
        successURL: payment.returnUrl,
      },
    })
  })

  it.each([
    ['new', false, 'pending'],
    ['inprogress', false, 'pending'],
    ['approved', false, 'pending'],
    ['signed', true, 'succeeded'],
    ['rejected', false, 'canceled'],
    ['canceled', false, 'canceled'],
  ])('maps the status %s, confirmed %s, to %s', async (status, committed, state) => {
    answerWith({ id: guid, status, committed, order_amount: 64_990 })
    expect(await provider().status(guid)).toEqual({ state, amount: 64_990, currencyCode: 'RUB' })
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa('showcase:live')}`)
  })

  it.each([true, 'true'])('knows a confirmed loan by %j', async (committed) => {
    answerWith({ id: guid, status: 'signed', committed, order_amount: 64_990 })
    expect(await provider().status(guid)).toMatchObject({ state: 'succeeded' })
    expect(listRequests()).toEqual([`GET /orders/${guid}/info`])
  })

  it.each([false, 'false', undefined])(
    'confirms a loan whose committed is %j',
    async (committed) => {
      answerWith({ id: guid, status: 'signed', committed, order_amount: 64_990 })
      await provider().status(guid)
      expect(listRequests()).toContain(`POST /orders/${guid}/commit`)
    },
  )

  it('confirms a signed loan before it counts as paid', async () => {
    answerWith({ id: guid, status: 'signed', committed: false, order_amount: 64_990 })
    expect(await provider().status(guid)).toMatchObject({ state: 'succeeded' })
    expect(listRequests()).toEqual([`GET /orders/${guid}/info`, `POST /orders/${guid}/commit`])
  })

  it.each([
    ['approved', [`GET /orders/${guid}/info`, `POST /orders/${guid}/cancel`]],
    ['signed', [`GET /orders/${guid}/info`]],
  ])('[payment.one-attempt] cancels what is not signed: %s', async (status, expected) => {
    answerWith({ id: guid, status, committed: true, order_amount: 64_990 })
    await provider().cancel(guid)
    expect(listRequests()).toEqual([...expected, `GET /orders/${guid}/info`])
  })

  it('returns a whole loan, and leaves a part of one to the bank’s cabinet', async () => {
    answerWith({ id: guid, status: 'signed', committed: true, order_amount: 64_990 })
    await expect(provider().refund(guid, 500, 'RUB', 'return-1')).rejects.toThrow(ProviderError)
    await provider().refund(guid, 64_990, 'RUB', 'return-1')
    expect(listRequests().at(-1)).toBe(`POST /orders/${guid}/cancel`)
  })
})

describe('Dolyame', () => {
  const provider = () =>
    createDolyameProvider({
      name: 'dolyame',
      baseUrl: server.origin,
      login: 'shop',
      password: 'live',
      certificate: null,
    })

  it('[payment.groups] creates a purchase by the published API', async () => {
    answerWith({ link: 'https://dolyame.example/1', status: 'new', amount: 64_990 })
    expect(await provider().start(payment)).toMatchObject({ url: 'https://dolyame.example/1' })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/orders/create',
      headers: { authorization: `Basic ${btoa('shop:live')}`, 'x-correlation-id': guid },
      body: {
        order: { id: guid, amount: '64990.00', items: [{ quantity: 1, price: '64990.00' }] },
        notification_url: payment.noticeUrl,
        success_url: payment.returnUrl,
        fail_url: payment.returnUrl,
      },
    })
  })

  it.each([
    ['new', 'pending'],
    ['approved', 'pending'],
    ['committed', 'succeeded'],
    ['completed', 'succeeded'],
    ['rejected', 'canceled'],
    ['canceled', 'canceled'],
  ])('maps the status %s to %s', async (status, state) => {
    answerWith({ status, amount: '64990.00' })
    expect(await provider().status(guid)).toEqual({ state, amount: 64_990, currencyCode: 'RUB' })
  })

  it('confirms what the buyer agreed to before it counts as paid', async () => {
    answerWith({ status: 'wait_for_commit', amount: 64_990 })
    expect(await provider().status(guid)).toMatchObject({ state: 'pending' })
    expect(server.requests[1]).toMatchObject({
      method: 'POST',
      url: `/orders/${guid}/commit`,
      body: { amount: '64990.00', prepaid_amount: '0.00' },
    })
  })

  it('refunds with the key of the refund as correlation id', async () => {
    answerWith({ status: 'refunded', amount: 64_990 })
    await provider().refund(guid, 500, 'RUB', 'return-1')
    expect(server.requests[0]).toMatchObject({
      url: `/orders/${guid}/refund`,
      headers: { 'x-correlation-id': 'return-1' },
      body: { amount: '500.00', returned_items: [{ price: '500.00' }] },
    })
  })
})

describe('Kaspi QR', () => {
  const provider = () =>
    createKaspiProvider({
      name: 'kaspi',
      baseUrl: server.origin,
      organizationBin: '180340021791',
      deviceToken: 'till-1',
      certificate: null,
    })

  it('[payment.kaspi] creates a link that is code and address at once', async () => {
    const Data = { PaymentLink: 'https://pay.example/1', PaymentId: 15 }
    answerWith({ StatusCode: 0, Message: 'OK', Data })
    expect(await provider().start({ ...payment, currencyCode: 'KZT' })).toEqual({
      providerPaymentId: '15',
      url: 'https://pay.example/1',
      widgetToken: null,
    })
    expect(server.requests[0]).toMatchObject({
      url: '/qr/create-link',
      body: {
        OrganizationBin: '180340021791',
        DeviceToken: 'till-1',
        Amount: 64_990,
        ExternalId: guid,
      },
    })
  })

  it.each([
    ['QrTokenCreated', 'pending', 0],
    ['Wait', 'pending', 0],
    ['Error', 'canceled', 0],
    ['QrTokenDiscarded', 'canceled', 0],
    ['Expired', 'canceled', 0],
    ['Processed', 'succeeded', 64_990],
  ])(
    'maps the status %s to %s and reads the sum of what is paid',
    async (Status, state, amount) => {
      answerWith({
        StatusCode: 0,
        Data: { Status, TotalAmount: 64_990, AvailableReturnAmount: 64_990 },
      })
      expect(await provider().status('15')).toEqual({ state, amount, currencyCode: 'KZT' })
    },
  )

  it('treats a code other than 0 as an error, although its HTTP status is 200', async () => {
    answerWith({ StatusCode: -1501, Message: 'Device not found' })
    await expect(provider().start(payment)).rejects.toThrow(ProviderError)
  })

  it('returns money without the buyer', async () => {
    answerWith({ StatusCode: 0, Data: { ReturnOperationId: 1 } })
    await provider().refund('15', 500, 'KZT', 'return-1')
    expect(server.requests[0]).toMatchObject({
      url: '/payment/return',
      body: { QrPaymentId: 15, Amount: 500, OrganizationBin: '180340021791' },
    })
  })

  it('tells what it has returned, because its refunds take no key', async () => {
    answerWith({ StatusCode: 0, Data: { TotalAmount: 64_990, AvailableReturnAmount: 64_490 } })
    expect(await provider().fetchReturned?.('15')).toBe(500)
    expect(server.requests[0]).toMatchObject({
      url: '/payment/details?QrPaymentId=15&DeviceToken=till-1',
    })
  })
})

it('[payment.groups] a bank that asks for a certificate is called with the shop’s own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const keyFile = join(folder, 'key.pem')
  const certificateFile = join(folder, 'certificate.pem')
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', [...options.split(' '), '-keyout', keyFile, '-out', certificateFile], {
    stdio: 'ignore',
  })
  const cert = readFileSync(certificateFile)
  const bank = createServer(
    { key: readFileSync(keyFile), cert, ca: cert, requestCert: true, rejectUnauthorized: false },
    (request, response) => {
      const { subject } = (request.socket as TLSSocket).getPeerCertificate()
      response.end(JSON.stringify({ subject: subject?.CN ?? null }))
    },
  )
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  const { port } = bank.address() as AddressInfo
  const question = {
    name: 'bank',
    baseUrl: `https://localhost:${port}`,
    method: 'GET',
    path: '/',
    headers: {},
    body: undefined,
    certificate: { certificateFile, keyFile },
  } as const
  const authorities = getCACertificates('default')
  try {
    // A bank whose own certificate is not trusted gets nothing.
    await expect(queryProvider(question)).rejects.toThrow(ProviderError)
    setDefaultCACertificates([...authorities, cert])
    expect(await queryProvider(question)).toEqual({ subject: 'localhost' })
  } finally {
    setDefaultCACertificates(authorities)
    bank.close()
    rmSync(folder, { recursive: true })
  }
})
