import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveStock } from '../../desk/import/saving/save-stock.queries.ts'
import { message } from '../../schema/message.table.ts'
import { stockNotice } from '../../schema/stock-notice.table.ts'
import { restockGoods } from '../../supply/stock/order-stock.queries.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { callPersonal, requestProfileCode } from '../../test-support/fixtures/profile-code.ts'
import { almaty } from '../../test-support/fixtures/region.ts'
import { endReservations, orderAsGuest } from '../../test-support/fixtures/reservation.ts'
import { logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { deleteOldStockNotices } from './stock-notice.queries.ts'
import { tellInStock } from './tell-in-stock.ts'

const warehouse = 1
const email = 'anna@example.ru'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { FORMS_PER_HOUR_ADDRESS: '20' }, fill: addGoods })
  await api.db.execute(sql`update product set name_en = 'Chair “Last”' where code = 'stul'`)
})
beforeEach(async () => {
  await api.db.delete(stockNotice)
  await api.db.delete(message)
  await api.db.execute(sql`update stock set on_hand = 0 where offer_id = ${goods.soldOut}`)
})
afterAll(() => api.close())

/** Each visitor has its own address, because forms are limited by address. */
let visitors = 0
function ask(changes: object = {}, headers: Record<string, string> = {}) {
  visitors += 1
  const address = { 'x-forwarded-for': `198.51.100.${visitors}` }
  const body = { offerId: goods.soldOut, channel: 'email', contact: email, consent: true }
  return api.call(
    'POST',
    '/api_vue/requestStockNotice/',
    { ...body, ...changes },
    { headers: { ...address, ...headers } },
  )
}

const listMessages = () =>
  api.db
    .select({ channel: message.channel, recipient: message.recipient, body: message.body })
    .from(message)
    .where(eq(message.purpose, 'inStock'))
    .orderBy(message.id)

const setStock = (onHand: number) =>
  api.db.execute(sql`update stock set on_hand = ${onHand} where offer_id = ${goods.soldOut}`)

describe('[stock.notify] [POST /requestStockNotice/] a request', () => {
  it('is accepted from a guest by phone or e-mail, and tells by neither while nothing comes', async () => {
    const bySms = await ask({ channel: 'sms', contact: '8 (900) 123-45-67' })
    expect([bySms.status, bySms.body.result]).toEqual([200, true])
    expect(bySms.body.message).toContain('Пришлём СМС')
    expect((await ask()).body.message).toContain('Пришлём письмо')
    await tellInStock(api.services)
    expect(await listMessages()).toEqual([])
    await setStock(1)
    await tellInStock(api.services)
    expect((await listMessages()).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '79001234567'],
      ['email', email],
    ])
  })

  it.each([
    ['a number that is none', { channel: 'sms', contact: '+7 900 123' }, 400],
    ['an address that is none', { contact: 'anna@example' }, 400],
    ['a number where an address is asked for', { contact: '+7 900 123-45-67' }, 400],
    ['no consent', { consent: false }, 400],
    ['a field that is unknown', { region: 2 }, 400],
    ['an offer that does not exist', { offerId: 999 }, 404],
    ['an offer that is in stock', { offerId: goods.sofa }, 409],
  ])('of %s is refused, and saves nothing', async (_what, changes, status) => {
    expect((await ask(changes)).status).toBe(status)
    expect(await api.db.$count(stockNotice)).toBe(0)
  })

  it('names the wrong field', async () => {
    const refused = await ask({ contact: 'anna@example' })
    expect(refused.body.fields).toEqual({ contact: expect.any(String) })
  })

  it('of an offer that is not on sale any more is refused', async () => {
    const set = (isActive: boolean) =>
      api.db.execute(sql`update offer set is_active = ${isActive} where id = ${goods.soldOut}`)
    await set(false)
    expect((await ask()).status).toBe(404)
    await set(true)
  })

  it('sent again, also at the same moment, is one notice with the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ contact: email })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await ask({ contact: 'ANNA@example.ru' })).status).toBe(200)
    expect(await api.db.$count(stockNotice)).toBe(1)
  })

  it('is refused as the 21st of one contact, and from one address as the 21st of an hour', async () => {
    await api.db.execute(sql`
      insert into offer (product_id, article, name)
      select 2, 'W' || n, 'стул' from generate_series(1, 20) n`)
    await api.db.execute(sql`
      insert into stock_notice (offer_id, region_id, channel, recipient, language)
      select id, 1, 'email', ${email}, 'ru' from offer where article like 'W%'`)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await api.db.$count(stockNotice)).toBe(20)
    expect((await ask({ contact: 'vera@example.ru' })).status).toBe(200)
    await api.db.execute(sql`delete from offer where article like 'W%'`)

    const oneAddress = { 'x-forwarded-for': '203.0.113.1' }
    const statuses: number[] = []
    for (let request = 0; request < 21; request++)
      statuses.push((await ask({ contact: `a${request}@example.ru` }, oneAddress)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('[stock.notify] the message', () => {
  it('names the product and its address, in the language of the request', async () => {
    await ask({}, { 'x-shop-lang': 'en' })
    await setStock(1)
    await tellInStock(api.services)
    const [told] = await listMessages()
    expect(told?.body).toContain('Chair “Last” is back in stock')
    expect(told?.body).toMatch(/https?:\/\/\S+\/catalog\/divany\/stul\/\?offer_id=4/)
  })

  it('leaves once for a notice, whoever tells and however often the stock comes and goes', async () => {
    await ask()
    await setStock(1)
    await Promise.all([1, 2, 3].map(() => tellInStock(api.services)))
    await setStock(0)
    await setStock(5)
    await tellInStock(api.services)
    expect(await listMessages()).toHaveLength(1)
    expect(await api.db.$count(stockNotice)).toBe(0)
  })

  it('may be asked for again after it was sent', async () => {
    for (let round = 0; round < 2; round++) {
      await ask()
      await setStock(1)
      await tellInStock(api.services)
      await setStock(0)
    }
    expect(await listMessages()).toHaveLength(2)
  })

  it('waits for the stock of the region that was asked in', async () => {
    await api.db.execute(sql`insert into price (zone_id, offer_id, amount, old_amount)
      values (2, ${goods.soldOut}, 30000, 30000) on conflict do nothing`)
    await ask({}, { 'x-shop-region': String(almaty) })
    await setStock(1)
    await tellInStock(api.services)
    expect(await listMessages()).toEqual([])
    await restockGoods(api.db, 3, [{ offerId: goods.soldOut, quantity: 1 }])
    await tellInStock(api.services)
    expect(await listMessages()).toHaveLength(1)
  })

  it('of a kit waits for all its required parts', async () => {
    await api.db.execute(sql`insert into kit_part (kit_id, offer_id, count, is_optional, position)
      values (2, ${goods.carpetByMetre}, 30, false, 0)`)
    try {
      await ask()
      await setStock(1)
      await tellInStock(api.services)
      expect(await listMessages()).toEqual([])
      await api.db.execute(
        sql`update stock set on_hand = 30 where offer_id = ${goods.carpetByMetre}`,
      )
      await tellInStock(api.services)
      expect(await listMessages()).toHaveLength(1)
    } finally {
      await api.db.execute(sql`delete from kit_part where kit_id = 2`)
    }
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a stock write', () => setStock(3)],
    [
      'a feed that says how many there are',
      () => importStock({ offer_id: goods.soldOut, is_available: true, count: 2 }),
    ],
    [
      'a feed that says only that there are some',
      () => importStock({ offer_id: goods.soldOut, is_available: true, count: null }),
    ],
    [
      'goods that came back sound',
      () => restockGoods(api.db, warehouse, [{ offerId: goods.soldOut, quantity: 1 }]),
    ],
  ])('leaves after %s', async (_path, change) => {
    await ask()
    await change()
    await tellInStock(api.services)
    expect(await listMessages()).toHaveLength(1)
  })

  const importStock = (row: { offer_id: number; is_available: boolean; count: number | null }) =>
    api.db.transaction((tx) => saveStock(tx, [row], { warehouseId: warehouse, defaultStock: 5 }))

  it('leaves after the end of the reservation that held the last piece', async () => {
    await setStock(1)
    const order = await orderAsGuest(api, [{ offerId: goods.soldOut, quantity: 1 }])
    expect((await ask()).status).toBe(200)
    await endReservations(api, order)
    await tellInStock(api.services)
    expect(await listMessages()).toHaveLength(1)
  })
})

describe('[stock.notify] a notice ends', () => {
  it('with the account that asked, or whose number or address it has', async () => {
    const customer = await logInByCode(api)
    await callPersonal(customer, 'setUserData', { name: 'Анна', email: 'Anna.B@example.ru' })
    const body = { offerId: goods.soldOut, consent: true }
    const path = '/api_vue/requestStockNotice/'
    const other = { ...body, channel: 'email', contact: 'work@example.ru' }
    expect((await customer.call('POST', path, other)).status).toBe(200)
    await ask({ channel: 'sms', contact: customer.phone })
    await ask({ contact: 'anna.b@example.ru' })
    await ask({ contact: 'stranger@example.ru' })
    expect(await api.db.$count(stockNotice)).toBe(4)
    const code = await requestProfileCode(api, customer, 'removal')
    expect((await callPersonal(customer, 'removeAccount', { code })).status).toBe(200)
    const kept = await api.db.select({ recipient: stockNotice.recipient }).from(stockNotice)
    expect(kept).toEqual([{ recipient: 'stranger@example.ru' }])
  })

  it('after a year', async () => {
    await ask()
    await ask({ contact: 'vera@example.ru' })
    await api.db.execute(sql`update stock_notice set created_at = now() - interval '366 days'
      where recipient = ${email}`)
    await deleteOldStockNotices(api.db)
    const kept = await api.db.select({ recipient: stockNotice.recipient }).from(stockNotice)
    expect(kept).toEqual([{ recipient: 'vera@example.ru' }])
  })
})
