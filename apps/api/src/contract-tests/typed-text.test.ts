import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupon } from '../schema/coupon.table.ts'
import { createVisitor } from '../test-support/create-call.ts'
import { askBalance, issueCertificate } from '../test-support/fixtures/certificate.ts'
import { addGoods, goods } from '../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../test-support/fixtures/paid-order.ts'
import { addAccount, freshPhone, logInAs, logInByCode } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

/** The same as «Анна Петрова», as texts are copied from pages, messages and tables. */
const names = [
  'Анна\u00a0Петрова',
  '\ufeffАнна\u202fПетрова\u200b',
  '\u2068Анна Петрова\u2069',
  'А\u0301нна Петро\u0301ва',
  '\tАнна Пет\u00adрова\r\n',
]

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute('update stock set on_hand = 100')
  await api.db.insert(coupon).values({ code: 'ЙОД-10', percent: 10 })
})
afterAll(() => api.close())

async function placeOrder(name: string, email = '') {
  const phoneNumber = freshPhone()
  const visitor = createVisitor(api.call)
  const offers = [{ offerId: goods.sofa, quantity: 1 }]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name, phoneNumber, ...(email && { email }) }
  const made = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
  expect(made.body.orders).toHaveLength(1)
  return { phoneNumber, id: made.body.orders[0].id }
}

async function readContacts(phone: string) {
  const { rows } = await api.db.execute(
    sql`select name, email from checkout where phone = ${phone} order by created_at desc limit 1`,
  )
  return rows[0]
}

describe('[text.unseen] what people type means what it looks like', () => {
  it.each(names)('the name «%s» of an order', async (name) => {
    const { phoneNumber } = await placeOrder(name, '\u200eanna@example.ru\u00a0')
    const seen = { name: 'Анна Петрова', email: 'anna@example.ru' }
    expect(await readContacts(phoneNumber)).toEqual(seen)
  })

  it('й and ё of a name stay letters of their own, in two characters too', async () => {
    const { phoneNumber } = await placeOrder('Андреи\u0306 Королёв')
    expect(await readContacts(phoneNumber)).toMatchObject({ name: 'Андрей Королёв' })
    const second = await placeOrder('Алёна Мае\u0308вна')
    expect(await readContacts(second.phoneNumber)).toMatchObject({ name: 'Алёна Маёвна' })
  })

  it('name and e-mail of a profile', async () => {
    const { call } = await logInByCode(api)
    const typed = { name: names[1], email: '\u200banna@exam\u00adple.ru\u2060' }
    const saved = await call('POST', '/api_vue/personal/', { action: 'setUserData', ...typed })
    expect(saved.status).toBe(200)
    const { body } = await call('POST', '/api_vue/authentication/getUserData/', {})
    expect(body.userData).toMatchObject({ name: 'Анна Петрова', email: 'anna@example.ru' })
  })

  it.each(['\u200bйод-10', 'ЙО\u00adД-10\u00a0', 'Йо\u0301д-10', '\ufeffИ\u0306ОД-10'])(
    'the coupon «%s»',
    async (typed) => {
      const visitor = createVisitor(api.call)
      const offers = [{ offerId: goods.sofa, quantity: 1 }]
      await visitor('POST', '/api_vue/basket/add/', { offers })
      const entered = { coupon: typed, phone: '79001234567' }
      const { body } = await visitor('POST', '/api_vue/basket/setCoupon/', entered)
      expect(body).toMatchObject({ errorShow: null, basket: { coupon: { code: 'ЙОД-10' } } })
    },
  )

  it('the number and the key of a certificate', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const { certificate, secretKey } = await issueCertificate(api.db)
    const typed = {
      certificate: `\ufeff${certificate.replaceAll('-', '\u2060-\u00ad')}\u00a0`,
      secretKey: `${secretKey.slice(0, 2)}\u200b${secretKey.slice(2)}\u202f`,
    }
    const { body } = await askBalance(order, typed)
    expect(body).toMatchObject({ IsInDatabase: true, Balance: 5_000, error: null })
  })

  it('the code of a coupon that staff make', async () => {
    const { call } = await logInAs(api, { groups: [1] })
    const terms = { description: 'Лето\u00a0— осень', percent: 5, sum: null, minimumBasket: 0 }
    const values = {
      ...terms,
      code: '\u200bLETO\u00ad5\u00a0',
      sectionIds: [],
      vendorIds: [],
      startsAt: null,
      endsAt: null,
      limitTotal: null,
      limitPerPhone: null,
      isActive: true,
    }
    const made = await call('POST', '/api_vue/retail/shop/coupons/create/', { values })
    expect(made.body.row?.values, made.text).toMatchObject({
      code: 'LETO5',
      description: 'Лето\u00a0— осень',
    })
  })

  it('a login, but a password only as it was made', async () => {
    const { login, password } = await addAccount(api.db)
    const enter = (input: object) =>
      createVisitor(api.call)('POST', '/api_vue/authentication/authByLogin/', input)
    const typed = `\u200e${login.slice(0, 3)}\u00ad${login.slice(3)}\u00a0`
    expect((await enter({ login: typed, password })).body.status).toBe('success')
    expect((await enter({ login, password: `${password}\u200b` })).body.status).not.toBe('success')
  })

  it('a password stays what was typed, but for letters in two characters', async () => {
    const { call, phone } = await logInByCode(api)
    const password = 'сто\u0301йка у\u00adгловая\u200b'
    const set = await call('POST', '/api_vue/authentication/setPassword/', { password })
    expect(set.status, set.text).toBe(200)
    for (const [index, [typed, isRight]] of [
      [password, true] as const,
      [password.normalize('NFD'), true] as const,
      [password.replace('\u0301', ''), false] as const,
      [password.slice(0, -1), false] as const,
    ].entries()) {
      const answer = await createVisitor(api.call, {
        'x-forwarded-for': `198.51.100.${index + 1}`,
      })('POST', '/api_vue/authentication/authByLogin/', { login: phone, password: typed })
      expect(answer.body.status === 'success', typed).toBe(isRight)
    }
  })

  it('a search of staff for orders, by name and phone', async () => {
    const { call } = await logInAs(api, { groups: [29] })
    const { phoneNumber, id } = await placeOrder('Зинаида Йогансон')
    const spelled = `8\u00a0(${phoneNumber.slice(1, 4)})\u202f${phoneNumber.slice(4)}\u200b`
    for (const search of [
      'Зинаида\u00a0Йогансон',
      '\ufeffИ\u0306огансо\u0301н',
      'Зина\u00adида',
      spelled,
      `\u200e${id}`,
    ]) {
      const { body } = await call('POST', '/api_vue/retail/orders/', { search })
      expect(JSON.stringify(body), search).toContain(id)
    }
  })
})
