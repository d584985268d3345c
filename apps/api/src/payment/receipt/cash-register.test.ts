import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findOrderNumber,
  issueCertificate,
  writeOff,
} from '../../test-support/fixtures/certificate.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { openRecordingProvider } from '../../test-support/recording-provider.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { listLeftReceipts } from './left-receipts.queries.ts'
import { registerReceipts } from './register-receipts.ts'

/** The receipts of an order, as the shop and the sandbox's registers have them. */
async function listReceipts(api: TestApi, basketGroup: string) {
  type Row = {
    id: number
    attempts: number
    failure: string | null
    isAsked: boolean
    isRegistered: boolean
    byPayment: boolean | null
    sent: { payments?: { type: number; sum: number }[] } | null
  }
  const { rows } = await api.db.execute<Row>(sql`
    select r.id, r.attempts, r.failure, r.ask_at is not null as "isAsked",
      r.registered_at is not null as "isRegistered", s.payment_id is not null as "byPayment",
      s.items as sent
    from receipt r join shop_order o on o.id = r.order_id
      left join sandbox_receipt s on s.idempotence_key = r.guid::text
    where o.basket_group = ${basketGroup} order by r.id`)
  return rows
}

async function register(api: TestApi, basketGroup: string) {
  await api.db.execute(sql`update receipt set ask_at = now() from shop_order o
    where o.id = order_id and o.basket_group = ${basketGroup} and ask_at is not null`)
  await registerReceipts(api.services)
}

describe('[layout.other] the cash register of a receipt', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '1000' } })
  })
  afterAll(() => api.close())

  it('is YooKassa’s for its own payments, by their id', async () => {
    const order = await createPayableOrder(api, freshPhone())
    await payInFull(api, order)
    await register(api, order.basketGroup)
    expect(await listReceipts(api, order.basketGroup)).toMatchObject([
      { isRegistered: true, byPayment: true, failure: null },
    ])
  })

  it.each(['credit', 'dolyame', 'yandexPay'])(
    'is one that knows the receipt by the shop’s id, for money that came by %s',
    async (method) => {
      const order = await createPayableOrder(api, freshPhone())
      await payInFull(api, order)
      await api.db.execute(
        sql`update payment set method = ${method} where basket_group = ${order.basketGroup}`,
      )
      await register(api, order.basketGroup)
      expect(await listReceipts(api, order.basketGroup)).toMatchObject([
        {
          isRegistered: true,
          byPayment: false,
          sent: { payments: [{ type: 1, sum: order.sum }] },
        },
      ])
    },
  )

  it('takes a certificate as an advance that the shop has already', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const typed = await issueCertificate(api.db, { face: order.sum })
    const orderId = await findOrderNumber(order)
    expect((await writeOff(order, typed, order.sum, { orderId })).status).toBe(200)
    await register(api, order.basketGroup)
    expect(await listReceipts(api, order.basketGroup)).toMatchObject([
      { isRegistered: true, byPayment: false, sent: { payments: [{ type: 2, sum: order.sum }] } },
    ])
  })

  it.each([
    ['the till', { provider: 'till' }],
    ['Kaspi', { method: 'kaspi' }],
  ])('is the seller’s own for money that came by %s: nothing is sent', async (_name, change) => {
    const order = await createPayableOrder(api, freshPhone())
    await payInFull(api, order)
    const { provider = 'sandbox', method = 'card' } = change as Record<string, string>
    await api.db.execute(sql`update payment set provider = ${provider}, method = ${method}
      where basket_group = ${order.basketGroup}`)
    await register(api, order.basketGroup)
    expect(await listReceipts(api, order.basketGroup)).toMatchObject([
      { isRegistered: false, isAsked: false, failure: null, sent: null },
    ])
    const { rows } = await api.db.execute<{ guid: string }>(sql`select r.guid from receipt r
      join shop_order o on o.id = r.order_id where o.basket_group = ${order.basketGroup}`)
    const shown = await api.call('POST', '/api_vue/getReceipt/', { guid: rows[0]?.guid })
    expect(shown.body.receipt).toMatchObject({ isRegisteredHere: false, fiscal: null })
    expect(await listLeftReceipts(api.db)).toEqual(
      method === 'kaspi' ? [expect.stringMatching(/: 1 receipts by Kaspi of .+ RUB \(sale\)/)] : [],
    )
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

const uuid = '2ea26f17-0884-4f08-b120-306fc096a58f'

describe('[layout.other] a receipt that no register takes', () => {
  let api: TestApi
  let atol: Awaited<ReturnType<typeof openRecordingProvider>>
  beforeAll(async () => {
    atol = await openRecordingProvider()
    const account = { ATOL_LOGIN: 'shop', ATOL_PASSWORD: 'secret', ATOL_GROUP: 'group-1' }
    const env = { ...account, ATOL_URL: atol.origin, SELLER_INN: '7707083893' }
    api = await startTestApi({ fill: addGoods, env })
  })
  afterAll(async () => {
    await api.close()
    atol.close()
  })

  async function paidByDolyame() {
    const order = await createPayableOrder(api, freshPhone())
    await payInFull(api, order)
    await api.db.execute(
      sql`update payment set method = 'dolyame' where basket_group = ${order.basketGroup}`,
    )
    return order
  }

  it('because it was refused, stands in the staff’s list with the reason and is not sent again', async () => {
    const order = await paidByDolyame()
    const error = { code: 32, text: 'Некорректный чек' }
    atol.response = { status: 200, body: { token: 't', uuid: null, status: 'fail', error } }
    atol.requests.length = 0
    for (const _again of [1, 2, 3]) await register(api, order.basketGroup)
    expect(await listReceipts(api, order.basketGroup)).toMatchObject([
      {
        isRegistered: false,
        isAsked: false,
        attempts: 1,
        failure: expect.stringContaining('Некорректный чек'),
      },
    ])
    expect(atol.requests.map(({ url }) => url)).toEqual(['/getToken', '/group-1/sell'])
    expect(atol.requests[1]?.headers.token).toBe('t')
    expect(atol.requests[1]?.body).toMatchObject({
      external_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      timestamp: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/),
      receipt: {
        company: { inn: '7707083893', sno: 'osn' },
        payments: [{ type: 1, sum: order.sum }],
        total: order.sum,
      },
    })
    expect(await findBrokenInvariants(api.db)).toEqual([
      expect.stringMatching(/^I2 receipt not registered: .+Некорректный чек$/),
    ])
  })

  it('because of an error of its own, has the words of the register although the status is 400', async () => {
    const order = await paidByDolyame()
    const error = { error_id: 'e', code: 32, text: 'Ошибочные поля: vat', type: 'system' }
    atol.requests.length = 0
    atol.responses.push(
      { status: 200, body: { token: 't' } },
      { status: 400, body: { status: 'fail', error } },
    )
    await register(api, order.basketGroup)
    expect(await listReceipts(api, order.basketGroup)).toMatchObject([
      { isAsked: false, failure: expect.stringContaining('Ошибочные поля: vat') },
    ])
  })

  it.each([
    ['beside the error', { uuid }, ''],
    ['in its words', {}, `: ${uuid}`],
  ])(
    'was sent before a crash and is registered: its uuid stands %s',
    async (_place, beside, words) => {
      const order = await paidByDolyame()
      const error = { code: 33, text: `В системе существует чек с external_id${words}` }
      const payload = {
        fn_number: '1110000100238211',
        fiscal_document_number: 133,
        fiscal_document_attribute: 3449555941,
        receipt_datetime: '12.04.2017 20:16:00',
      }
      atol.requests.length = 0
      atol.responses.push(
        { status: 200, body: { token: 't' } },
        { status: 400, body: { status: 'wait', error, ...beside } },
        { status: 200, body: { token: 't' } },
        { status: 200, body: { status: 'done', error: null, payload } },
      )
      await register(api, order.basketGroup)
      expect(atol.requests.at(-1)?.url).toBe(`/group-1/report/${uuid}`)
      expect(await listReceipts(api, order.basketGroup)).toMatchObject([
        { isRegistered: true, failure: null },
      ])
    },
  )

  it('because it never answers, is given up after two days of ever longer pauses', async () => {
    const order = await paidByDolyame()
    atol.response = { status: 503, body: {} }
    atol.requests.length = 0
    const readPause = async () => {
      const { rows } = await api.db.execute<{ seconds: number | null }>(sql`
        select extract(epoch from r.ask_at - now())::int as seconds from receipt r
          join shop_order o on o.id = r.order_id where o.basket_group = ${order.basketGroup}`)
      return rows[0]?.seconds ?? null
    }
    const pauses: (number | null)[] = []
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await register(api, order.basketGroup)
      pauses.push(await readPause())
    }
    expect(atol.requests).toHaveLength(20)
    const waited = pauses.slice(0, 19).map(Number)
    expect(waited[0]).toBeLessThanOrEqual(10)
    expect(Math.max(...waited)).toBeLessThanOrEqual(6 * 3_600)
    const days = waited.reduce((sum, seconds) => sum + seconds, 0) / 86_400
    expect(days).toBeGreaterThan(1)
    expect(days).toBeLessThan(4)
    expect(pauses.slice(19)).toEqual(Array(6).fill(null))
    expect(await listReceipts(api, order.basketGroup)).toMatchObject([
      { attempts: 20, isAsked: false, failure: expect.stringContaining('503') },
    ])
  })
})
