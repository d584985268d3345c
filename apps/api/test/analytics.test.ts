import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathForLog } from '../src/modules/analytics/path-for-log.ts'
import { visitorOf } from './call-of.ts'
import { addGoods, goods } from './fixtures/goods.ts'
import { listen } from './listen.ts'
import { logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

type Heard = { url: string; token: string | undefined; body: Record<string, unknown> }

let reports: Server
let heard: Heard[] = []
let isAway = false
let api: TestApi

beforeAll(async () => {
  reports = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (!isAway) {
      heard.push({
        url: request.url ?? '',
        token: request.headers.authorization,
        body: JSON.parse(text),
      })
    }
    response.writeHead(isAway ? 503 : 200).end()
  })
  api = await startTestApi({
    fill: addGoods,
    withWorker: true,
    env: {
      ANALYTICS_URL: await listen(reports),
      ANALYTICS_TOKEN: 'a token of the reports',
      ANALYTICS_PROJECT: 'project-7',
      METRIKA_COUNTER: '123456',
    },
  })
})
afterAll(async () => {
  await api.close()
  reports.close()
})
beforeEach(() => {
  heard = []
  isAway = false
})

const until = async (holds: () => boolean) => {
  const end = Date.now() + 20_000
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(holds()).toBe(true)
}

describe('subscribers in the reports', () => {
  const body = {
    phone: '+7 900 123-45-67',
    email: 'anna@example.ru',
    yclid: '5501',
    client_id: '1700000000001',
    send: 0,
  }
  const add = (cookie: string | null, changes: object = {}) =>
    api.call('POST', '/api_vue/yandexMetrika/addUser/', { ...body, ...changes }, { cookie })

  it('[POST /yandexMetrika/addUser/] [subscribe.metrika] are handed over where they agreed to it', async () => {
    expect((await add('cookie_consent=all')).body).toEqual({ status: 'accepted' })
    await until(() => heard.length > 0)
    expect(heard[0]).toEqual({
      url: '/users',
      token: 'Bearer a token of the reports',
      body: {
        projectId: 'project-7',
        phone: '79001234567',
        email: 'anna@example.ru',
        yclid: '5501',
        clientId: '1700000000001',
      },
    })
  })

  it('stay in the shop where they did not', async () => {
    for (const cookie of [null, 'cookie_consent=necessary', 'cookie_consent=alles']) {
      expect((await add(cookie)).body).toEqual({ status: 'skipped' })
    }
    expect((await add('cookie_consent=all', { phone: 'нет' })).body).toEqual({ status: 'skipped' })
    expect((await add('cookie_consent=all', { send: 1 })).status).toBe(400)
  })
})

describe('the purchase beacon', () => {
  it('[analytics.events] [analytics.project] tells each order once, by number and project, and not who bought', async () => {
    const visitor = visitorOf(api.call)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofa, quantity: 2 }],
    })
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: '+7 900 123-45-67',
      email: 'anna@example.ru',
    })
    await until(() => heard.length > 0)
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({
      url: '/purchases',
      body: {
        projectId: 'project-7',
        isStaff: false,
        currency: 'RUB',
        orders: [
          {
            id: body.orderId,
            revenue: 129_980,
            products: [
              {
                id: String(goods.sofa),
                name: 'Диван «Полдень», лён',
                brand: 'Светлица',
                category: 'Диваны',
                price: 64_990,
                quantity: 2,
              },
            ],
          },
        ],
      },
    })
    expect(JSON.stringify(heard)).not.toMatch(/900123|Анна|anna@/)
  })

  it('[role.groups] [analytics.events] says of an order that the staff made it', async () => {
    for (const group of [45, 29, 26, 1, 20, 8]) {
      const { call } = await logInAs(api, { groups: [group] })
      heard = []
      await call('POST', '/api_vue/basket/add/', {
        offers: [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }],
      })
      const made = await call('POST', '/api_vue/basket/createOrder/', {
        name: 'Анна Петрова',
        phoneNumber: '+7 900 123-45-67',
      })
      expect(made.status).toBe(200)
      await until(() => heard.length > 0)
      expect(heard[0]?.body.isStaff, `group ${group}`).toBe(group !== 8)
    }
  })

  it('waits for reports that are away', async () => {
    isAway = true
    const visitor = visitorOf(api.call)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofaVelvet, quantity: 1 }],
    })
    await visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: '+7 900 123-45-67',
    })
    const waiting = async () => {
      const found = await api.db.execute<{ attempts: number }>(
        sql`select attempts from job where kind = 'purchase-beacon' and done_at is null`,
      )
      return found.rows
    }
    const end = Date.now() + 20_000
    while ((await waiting())[0]?.attempts !== 1 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await waiting()).toEqual([{ attempts: 1 }])
    isAway = false
    await api.db.execute(sql`update job set run_at = now() where kind = 'purchase-beacon'`)
    await until(() => heard.length === 1)
  })
})

it('[GET /getInitialData/] says which counter the page has', async () => {
  const { body } = await api.call('GET', '/api_vue/getInitialData/')
  expect(body.analytics).toEqual({ metrikaId: 123_456, projectId: 'project-7' })
})

describe('reports of error pages', () => {
  const report = {
    reportFrom: 'server',
    fullPath: '/catalog/divany/?phoneNumber=79001234567',
    statusCode: 500,
    message: 'Error: the page fell\n    at render',
    userAgent: 'Mozilla/5.0',
  }
  const send = (changes: object = {}) =>
    api.call('POST', '/api_vue/error/', { ...report, ...changes })

  it('[POST /error/] [error.report] are taken with all their fields', async () => {
    expect((await send()).body).toEqual({ status: 'success' })
    expect((await send({ reportFrom: 'client', statusCode: 404 })).status).toBe(200)
  })

  it.each([
    { reportFrom: 'somebody' },
    { userAgent: 'x'.repeat(501) },
    { statusCode: 'five hundred' },
    { stack: 'more' },
  ])('with %j are refused', async (changes) => {
    expect((await send(changes)).status).toBe(400)
  })

  it.each([
    ['/catalog/divany/?phoneNumber=79001234567&page=2#x', '/catalog/divany/?phoneNumber&page'],
    ['/pay/a1b2c3d4e5f6a7b8c9d0/', '/pay/…/'],
    ['/receipt/00000000-0000-4000-8000-000000000000/', '/receipt/…/'],
    ['/catalog/divany-pryamye/divan-polden-seryy/', '/catalog/divany-pryamye/divan-polden-seryy/'],
  ])('%s stands in the log as %s', (path, expected) => {
    expect(pathForLog(path)).toBe(expected)
  })
})

const nobody = '00000000-0000-4000-8000-000000000000'

it.each([
  ['POST', 'getReceipt/', { sr: 1, guid: nobody, type: 'sale' }],
  ['POST', 'getAssemblerInfo/', { code: nobody }],
  ['POST', 'getCheckPayment/', { code: nobody }],
  ['POST', 'getRefand/', { id: nobody }],
  ['POST', 'waybill/', { number: '1204' }],
  ['POST', 'callback/', { name: 'Анна', phone: '+7 900 123-45-67', time: 'днём', consent: true }],
  [
    'POST',
    'subscription/bonus/',
    { phone: '+7 900 123-45-67', email: 'anna@example.ru', city_id: 1, region: 'Москва' },
  ],
  [
    'POST',
    'yandexMetrika/addUser/',
    { phone: '79001234567', email: 'anna@example.ru', yclid: '1', client_id: '2', send: 0 },
  ],
  ['GET', 'createPromotionAccrual/?phoneNumber=79001234567&promotion=vesna', null],
] as const)(
  '[call.misc] %s %s takes a valid body and fails for none',
  async (method, path, body) => {
    const answer = await api.call(method, `/api_vue/${path}`, body ?? undefined)
    // What does not exist is told as such; anything else would be a body the call does not take.
    expect([200, 401, 403, 404]).toContain(answer.status)
    expect(answer.body).not.toBeNull()
  },
)
