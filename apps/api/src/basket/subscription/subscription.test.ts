import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusPromotion } from '../../schema/bonus.table.ts'
import { addRegions, almaty, moscow } from '../../test-support/fixtures/region.ts'
import { logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    env: { FORMS_PER_HOUR_ADDRESS: '20' },
    fill: async (db) => {
      await addRegions(db)
      await db.insert(bonusPromotion).values([
        { code: 'vesna', name: 'Весна', amount: 500 },
        { code: 'proshlaya', name: 'Прошлая', amount: 500, endsAt: new Date('2020-01-01') },
        { code: 'vyklyuchena', name: 'Выключена', amount: 500, isActive: false },
      ])
    },
  })
})
afterAll(() => api.close())

/** Each visitor has its own address, because these calls are limited by address. */
let visitors = 0
function from() {
  visitors += 1
  return { 'x-forwarded-for': `198.51.100.${visitors}` }
}

async function listGrants(phone: string) {
  const found = await api.db.execute<{ reason: string; amount: number }>(
    sql`select reason, amount from bonus_grant where phone = ${phone} order by id`,
  )
  return found.rows
}

describe('subscribing', () => {
  const body = {
    phone: '+7 (900) 123-45-67',
    email: 'anna@example.ru',
    city_id: moscow,
    region: 'Москва',
  }
  const subscribe = (changes: object = {}, headers: object = {}) =>
    api.call(
      'POST',
      '/api_vue/subscription/bonus/',
      { ...body, ...changes },
      { headers: { ...from(), ...headers } },
    )

  it('[POST /subscription/bonus/] [subscribe.close] saves the number and promises it 300 bonuses once', async () => {
    const first = await subscribe()
    expect(first.status).toBe(200)
    expect(first.body.error).toBeNull()
    expect(first.body.message).toContain('300 бонусов')
    const again = await subscribe({ email: 'other@example.ru' })
    expect(again.body).toEqual(first.body)
    expect(await listGrants('79001234567')).toEqual([{ reason: 'subscription', amount: 300 }])
    const rows = await api.db.execute(sql`select phone, email, region_id from subscription`)
    expect(rows.rows).toEqual([
      { phone: '79001234567', email: 'other@example.ru', region_id: moscow },
    ])
  })

  it('[subscribe.block] is shown as subscribed only to whoever logs in with the number', async () => {
    const { call, phone } = await logInByCode(api)
    const readIsSubscribed = async () =>
      (await call('POST', '/api_vue/authentication/getUserData/', {})).body.userData.isSubscribed
    expect(await readIsSubscribed()).toBe(false)
    await subscribe({ phone })
    expect(await readIsSubscribed()).toBe(true)
    const otherVisitor = await logInByCode(api)
    const answer = await otherVisitor.call('POST', '/api_vue/authentication/getUserData/', {})
    expect(answer.body.userData.isSubscribed).toBe(false)
  })

  it.each([
    ['a number that is none', { phone: '+7 900 123' }, 'Номер телефона введён неверно!'],
    ['a number with letters', { phone: '+7 900 АБВ-45-67' }, 'Номер телефона введён неверно!'],
    ['an address that is none', { email: 'anna@example' }, 'Email введён неверно!'],
  ])('[errors.texts] refuses %s with a text in the field error', async (_what, changes, error) => {
    expect((await subscribe(changes)).body).toEqual({ error, message: '' })
  })

  it('[bonus.disabled] promises no bonuses where the programme is disabled', async () => {
    const answer = await subscribe(
      { phone: '+7 701 000-00-01', city_id: almaty },
      { 'x-shop-region': String(almaty) },
    )
    expect(answer.body.error).toBeNull()
    expect(answer.body.message).not.toMatch(/бонус/)
    expect(await listGrants('77010000001')).toEqual([])
  })

  it('refuses an unknown field', async () => {
    expect((await subscribe({ bonus: 100_000 })).status).toBe(400)
  })

  it('is rate limited by address', async () => {
    const headers = from()
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => (await subscribe({}, headers)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

describe('the accrual of a promotion', () => {
  const accrue = (query: string, headers: object = {}) =>
    api.call('GET', `/api_vue/createPromotionAccrual/?${query}`, undefined, {
      headers: { ...from(), ...headers },
    })
  const requested = 'phoneNumber=%2B79005550101&promotion=vesna'

  it('[GET /createPromotionAccrual/] credits a number with the bonuses of a running promotion, once', async () => {
    expect((await accrue(requested)).body).toEqual({ status: 'accrued', amount: 500, error: null })
    expect((await accrue(requested)).body).toEqual({ status: 'repeated', amount: 500, error: null })
    expect(await listGrants('79005550101')).toEqual([{ reason: 'promotion:vesna', amount: 500 }])
  })

  it('credits once for concurrent requests', async () => {
    const query = 'phoneNumber=89005550102&promotion=vesna'
    const answers = await Promise.all(Array.from({ length: 20 }, () => accrue(query)))
    expect(answers.filter(({ body }) => body.status === 'accrued')).toHaveLength(1)
    expect(await listGrants('79005550102')).toHaveLength(1)
  })

  it.each([
    'phoneNumber=79005550103&promotion=proshlaya',
    'phoneNumber=79005550103&promotion=vyklyuchena',
    'phoneNumber=79005550103&promotion=vydumana',
    'phoneNumber=7900555abcd&promotion=vesna',
    'phoneNumber=79005550103abc&promotion=vesna',
    'phoneNumber=&promotion=vesna',
  ])('refuses %s and credits nothing', async (query) => {
    const { body } = await accrue(query)
    expect(body).toMatchObject({ status: 'error', amount: 0 })
    expect(body.error).toMatch(/\p{Script=Cyrillic}/u)
    expect(await listGrants('79005550103')).toEqual([])
  })

  it.each([
    { 'x-shop-audience': 'bot' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ])('is not made for %j, because nobody has opened the page', async (headers) => {
    const { body } = await accrue('phoneNumber=79005550104&promotion=vesna', headers)
    expect(body.status).toBe('ignored')
    expect(await listGrants('79005550104')).toEqual([])
  })

  it('is not made from a page of another site', async () => {
    const answer = await accrue(requested, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  it('is rate limited by address, so that phone numbers cannot be enumerated', async () => {
    const headers = from()
    const answers = await Promise.all(Array.from({ length: 12 }, () => accrue(requested, headers)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
