import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { listen } from '../../test-support/listen.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { maskMessageForLog, maskPathForLog } from './analytics.routes.ts'

type ReceivedReport = { url: string; token: string | undefined; body: Record<string, unknown> }

let reports: Server
let received: ReceivedReport[] = []
let isAway = false
let api: TestApi

beforeAll(async () => {
  reports = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (!isAway) {
      received.push({
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
  received = []
  isAway = false
})

const waitUntil = async (isMet: () => boolean) => {
  const end = Date.now() + 20_000
  while (!isMet() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isMet()).toBe(true)
}

/** The statuses of calls that one address makes one after the other. */
async function listStatuses(
  count: number,
  address: string,
  call: (headers: Record<string, string>) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = []
  for (let made = 0; made < count; made++) {
    statuses.push((await call({ 'x-forwarded-for': address })).status)
  }
  return statuses
}

describe('subscribers in analytics', () => {
  const body = {
    phone: '+7 900 123-45-67',
    email: 'anna@example.ru',
    yclid: '5501',
    client_id: '1700000000001',
    send: 0,
  }
  const addUser = (cookie: string | null, changes: object = {}) =>
    api.call('POST', '/api_vue/yandexMetrika/addUser/', { ...body, ...changes }, { cookie })

  it('[POST /yandexMetrika/addUser/] [subscribe.metrika] are sent when they consented', async () => {
    expect((await addUser('cookie_consent=all')).body).toEqual({ status: 'accepted' })
    await waitUntil(() => received.length > 0)
    expect(received[0]).toEqual({
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

  it('are not sent when they did not consent', async () => {
    for (const cookie of [null, 'cookie_consent=necessary', 'cookie_consent=alles']) {
      expect((await addUser(cookie)).body).toEqual({ status: 'skipped' })
    }
    expect((await addUser('cookie_consent=all', { phone: 'нет' })).body).toEqual({
      status: 'skipped',
    })
    expect((await addUser('cookie_consent=all', { send: 1 })).status).toBe(400)
  })
})

describe('the purchase beacon', () => {
  it('[analytics.events] [analytics.project] reports each order once, by number and project, without personal data of the buyer', async () => {
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofa, quantity: 2 }],
    })
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: '+7 900 123-45-67',
      email: 'anna@example.ru',
    })
    await waitUntil(() => received.length > 0)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
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
    expect(JSON.stringify(received)).not.toMatch(/900123|Анна|anna@/)
  })

  it('[role.groups] [analytics.events] marks an order made by staff', async () => {
    for (const group of [45, 29, 26, 1, 20, 8]) {
      const { call } = await logInAs(api, { groups: [group] })
      received = []
      await call('POST', '/api_vue/basket/add/', {
        offers: [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }],
      })
      const created = await call('POST', '/api_vue/basket/createOrder/', {
        name: 'Анна Петрова',
        phoneNumber: '+7 900 123-45-67',
      })
      expect(created.status).toBe(200)
      await waitUntil(() => received.length > 0)
      expect(received[0]?.body.isStaff, `group ${group}`).toBe(group !== 8)
    }
  })

  it('retries while the analytics service is unavailable', async () => {
    isAway = true
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofaVelvet, quantity: 1 }],
    })
    await visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: '+7 900 123-45-67',
    })
    const listWaitingJobs = async () => {
      const found = await api.db.execute<{ attempts: number }>(
        sql`select retry_count as attempts from pgboss.job
          where name = 'purchase-beacon' and state = 'retry'`,
      )
      return found.rows
    }
    const end = Date.now() + 20_000
    while ((await listWaitingJobs())[0]?.attempts === undefined && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await listWaitingJobs()).toEqual([{ attempts: 0 }])
    isAway = false
    await api.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'purchase-beacon'`,
    )
    await waitUntil(() => received.length === 1)
  })
})

it('[GET /getInitialData/] returns the counter id of the page', async () => {
  const { body } = await api.call('GET', '/api_vue/getInitialData/')
  expect(body.analytics).toEqual({ metrikaId: 123_456, projectId: 'project-7' })
})

describe('error page reports', () => {
  const report = {
    reportFrom: 'server',
    fullPath: '/catalog/divany/?phoneNumber=79001234567',
    statusCode: 500,
    message: 'Error: the page fell\n    at render',
    userAgent: 'Mozilla/5.0',
  }
  const send = (changes: object = {}) =>
    api.call('POST', '/api_vue/error/', { ...report, ...changes })

  it('[POST /error/] [error.report] are accepted with all their fields', async () => {
    expect((await send()).body).toEqual({ status: 'success' })
    expect((await send({ reportFrom: 'client', statusCode: 404 })).status).toBe(200)
  })

  it('[call.form-limits] are accepted 60 times a minute from an address', async () => {
    const statuses = await listStatuses(61, '198.51.100.60', (headers) =>
      api.call('POST', '/api_vue/error/', report, { headers }),
    )
    expect(statuses).toEqual([...Array(60).fill(200), 429])
  })

  it.each([
    { reportFrom: 'somebody' },
    { userAgent: 'x'.repeat(501) },
    { statusCode: 'five hundred' },
    { stack: 'more' },
  ])('with %j are rejected', async (changes) => {
    expect((await send(changes)).status).toBe(400)
  })

  it.each([
    ['/catalog/divany/?phoneNumber=79001234567&page=2#x', '/catalog/divany/?phoneNumber&page'],
    ['/pay/a1b2c3d4e5f6a7b8c9d0/', '/pay/…/'],
    ['/receipt/00000000-0000-4000-8000-000000000000/', '/receipt/…/'],
    ['/catalog/divany-pryamye/divan-polden-seryy/', '/catalog/divany-pryamye/divan-polden-seryy/'],
  ])('%s is logged as %s', (path, expected) => {
    expect(maskPathForLog(path)).toBe(expected)
  })

  it.each([
    ['Page not found: /pay/a1b2c3d4e5f6a7b8c9d0/', 'Page not found: /pay/…/'],
    [
      'Error: it fell\n at https://shop.example/pay/a1b2c3d4e5f6a7b8c9d0/?x=1:1',
      'Error: it fell\n at https://shop.example/pay/…/?x=1:1',
    ],
    ['Error: it fell / at /', 'Error: it fell / at /'],
  ])(
    '[error.report] the message «%s» is logged without the code of its link',
    (message, expected) => {
      expect(maskMessageForLog(message, '/pay/a1b2c3d4e5f6a7b8c9d0/?x=1#top')).toBe(expected)
    },
  )
})

/** The last test, because its reports arrive after it. */
it('[call.form-limits] subscribers are accepted 20 times in ten minutes from an address', async () => {
  const subscriber = { phone: '+7 900 123-45-67', email: 'anna@example.ru', send: 0 }
  const statuses = await listStatuses(21, '198.51.100.20', (headers) =>
    api.call('POST', '/api_vue/yandexMetrika/addUser/', subscriber, {
      cookie: 'cookie_consent=all',
      headers,
    }),
  )
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})
