import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutDraft } from '../../../schema/checkout-draft.table.ts'
import { userAccount } from '../../../schema/user.table.ts'
import { type Call, createVisitor } from '../../../test-support/create-call.ts'
import {
  CITY,
  chooseCourier,
  enterContacts,
  openCheckout,
  type TestCheckout,
} from '../../../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { almaty } from '../../../test-support/fixtures/region.ts'
import { addAccount, logInAs, logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { sweepCheckoutDrafts } from '../../draft/checkout-draft.queries.ts'

const STEP = '/api/v1/sale/checkout/step'
const CALCULATION = '/api/v1/sale/checkout/calculation'
const secrets = /Анна|Петрова|9\d{9}|anna@|Тверская|Домофон|"coords":\{|7707083893/

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** A guest's checkout with contacts and an address. */
async function typeCheckout(): Promise<TestCheckout> {
  const checkout = await openCheckout(api)
  await enterContacts(checkout)
  await chooseCourier(checkout)
  return checkout
}

async function logIn(visitor: Call, { login, password }: { login: string; password: string }) {
  const typed = { login, password }
  const answer = await visitor('POST', '/api_vue/authentication/authByLogin/', typed)
  expect(answer.body.status).toBe('success')
}

describe('[GET /api/v1/sale/checkout/step] [checkout.draft]', () => {
  it('has no checkout without goods in the basket', async () => {
    const visitor = createVisitor(api.call)
    for (const reader of [api.call, visitor]) {
      const { status, body } = await reader('GET', STEP)
      expect([status, body.code]).toEqual([409, 'basket_empty'])
    }
    const { visitor: owner, read } = await openCheckout(api)
    await owner('POST', '/api_vue/basket/clear/', {})
    expect((await read()).body.code).toBe('basket_empty')
  })

  it('reads the first step of a basket without a draft, and writes nothing', async () => {
    const visitor = createVisitor(api.call)
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const before = await api.db.$count(checkoutDraft)
    for (const address of [STEP, STEP, `${STEP}?id=`]) {
      const { body } = await visitor('GET', address)
      expect(body).toMatchObject({
        id: '',
        step: 1,
        isMasked: false,
        isFinished: false,
        orderID: null,
        managerCall: true,
        paymentList: [],
        calculation: { goods: 64_990, price: { total: 64_990, due: 64_990 } },
      })
      expect(body.delivery.list).not.toEqual([])
    }
    const sums = await visitor('GET', CALCULATION)
    expect(sums.body.price).toEqual({ total: 64_990, due: 64_990 })
    const goodsOf = await visitor('GET', '/api/v1/sale/checkout/gtm/products')
    expect(goodsOf.body.products).toMatchObject([{ id: String(goods.sofa) }])
    expect(await api.db.$count(checkoutDraft)).toBe(before)
  })

  it('opens one draft with the first write, however many tabs write at once', async () => {
    const visitor = createVisitor(api.call)
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const before = await api.db.$count(checkoutDraft)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor('POST', STEP, { managerCall: false })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ step: 1, managerCall: false })
    expect(answers[0]?.body.id).toMatch(/^[\w-]{22}$/)
    expect((await visitor('GET', STEP)).body).toEqual(answers[0]?.body)
    expect(await api.db.$count(checkoutDraft)).toBe(before + 1)
  })

  it.each([
    ['step', { contacts: { name: 'Анна' } }],
    ['delivery/fieldSet', { comment: 'Домофон 12' }],
    ['services/furnitureAssembly', { furnitureAssembly: true }],
    ['coupon', { coupon: '', phone: '' }],
  ])('opens the draft with a write of %s, and none without goods', async (path, fields) => {
    const visitor = createVisitor(api.call)
    const send = () => visitor('POST', `/api/v1/sale/checkout/${path}`, fields)
    const refused = await send()
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_empty'])
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const { body } = await send()
    expect((body.checkout ?? body).id).toMatch(/^[\w-]{22}$/)
  })

  it('keeps what was typed over a reload, with and without the link', async () => {
    const { id, visitor, read, phone } = await typeCheckout()
    for (const answer of [await read(), await visitor('GET', `${STEP}/`)]) {
      expect(answer.body).toMatchObject({
        id,
        step: 2,
        contacts: { name: 'Анна Петрова', phoneMobile: phone, email: 'anna@example.ru' },
        delivery: {
          type: 'plain',
          fieldSet: {
            address: { street: 'Тверская, 12', apartment: '7', coords: CITY },
            comment: 'Домофон 12',
          },
          dateAndTime: { timeFrom: '09:00', timeTo: '13:00' },
        },
      })
    }
  })

  it('[checkout.masked] shows neither contacts nor address to whoever has only the link, who saves nothing', async () => {
    const { id, read, send } = await typeCheckout()
    const stranger = await openCheckout(api)
    for (const reader of [api.call, stranger.visitor, (await logInByCode(api)).call]) {
      const answer = await read(reader)
      expect([answer.status, answer.body.isMasked]).toEqual([200, true])
      expect(answer.text).not.toMatch(secrets)
      const changes: [string, object][] = [
        ['step', { contacts: { name: 'Чужой' } }],
        ['delivery/fieldSet', { comment: 'Чужой' }],
        ['delivery/id', { deliveryId: 1 }],
        ['delivery/type', { type: 'plain' }],
        ['delivery/dateAndTime', { date: '2030-01-01', timeFrom: '09:00', timeTo: '13:00' }],
        ['services/furnitureAssembly', { furnitureAssembly: true }],
      ]
      for (const [path, fields] of changes) {
        const { status, body } = await send(path, fields, { as: reader })
        expect([path, status, body.code]).toEqual([path, 404, 'not_owner'])
      }
    }
    expect((await read()).body).toMatchObject({ id, contacts: { name: 'Анна Петрова' } })
  })

  it('[checkout.masked] is read in full by the call centre and groups 1 and 26, who change nothing', async () => {
    const { read, send } = await typeCheckout()
    for (const group of [29, 1, 26]) {
      const { call: staff } = await logInAs(api, { groups: [group] })
      expect((await read(staff)).body).toMatchObject({
        isMasked: false,
        contacts: { name: 'Анна Петрова' },
      })
      expect((await send('step', { step: 1 }, { as: staff })).body.code).toBe('not_owner')
    }
    const { call: seller } = await logInAs(api, { groups: [20] })
    expect((await read(seller)).text).not.toMatch(secrets)
  })

  it('[checkout.draft] joins the customer at login, and follows to another device', async () => {
    const { read, visitor, id } = await typeCheckout()
    const account = await addAccount(api.db)
    await logIn(visitor, account)
    expect((await visitor('GET', STEP)).body).toMatchObject({
      id,
      contacts: { name: 'Анна Петрова', phoneMobileConfirmed: account.phone },
    })
    const atHome = createVisitor(api.call)
    await logIn(atHome, account)
    expect((await read(atHome)).body).toMatchObject({ isMasked: false })
    expect((await atHome('GET', STEP)).body.id).toBe(id)
  })

  it('takes the place of the customer’s older draft at login', async () => {
    const account = await addAccount(api.db)
    const atHome = createVisitor(api.call)
    await logIn(atHome, account)
    const older = await openCheckout(api, undefined, atHome)
    const { visitor, id } = await typeCheckout()
    await logIn(visitor, account)
    expect((await atHome('GET', STEP)).body.id).toBe(id)
    expect((await older.read()).status).toBe(404)
  })

  it.each([
    [[2], 'Пётр Орлов'],
    [[8, 2], ''],
    [[45], ''],
    [[20], ''],
    [[29], 'Пётр Орлов'],
  ])('[role.groups] fills in the profile of groups %j: «%s»', async (groups, name) => {
    const { call, userId, phone } = await logInAs(api, { groups })
    await api.db.update(userAccount).set({ name: 'Пётр Орлов' }).where(eq(userAccount.id, userId))
    const { read } = await openCheckout(api, undefined, call)
    expect((await read()).body.contacts).toMatchObject({ name, phoneMobile: name && phone })
  })

  it('ends after 30 days, also for its owner, and makes room for the next', async () => {
    const { id, read, visitor } = await typeCheckout()
    await api.db
      .update(checkoutDraft)
      .set({ expiresAt: sql`now()` })
      .where(eq(checkoutDraft.hash, id))
    expect((await read()).status).toBe(404)
    expect((await visitor('GET', STEP)).body.id).toBe('')
    const next = (await visitor('POST', STEP, {})).body.id
    expect([id, '']).not.toContain(next)
    const another = await typeCheckout()
    await api.db
      .update(checkoutDraft)
      .set({ expiresAt: sql`now()` })
      .where(eq(checkoutDraft.hash, another.id))
    await sweepCheckoutDrafts(api.db)
    expect(await api.db.$count(checkoutDraft, eq(checkoutDraft.hash, another.id))).toBe(0)
  })

  it('[map.locale] follows its visitor to another region, where other goods, deliveries and another map are', async () => {
    const { id, visitor } = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }])
    const there = { headers: { 'x-shop-region': String(almaty) } }
    const { body } = await visitor('GET', `${STEP}?id=${id}`, undefined, there)
    expect(body).toMatchObject({ id, currency: { code: 'KZT' }, calculation: { goods: 324_950 } })
    expect(body.delivery.mapCenter).toEqual({ lat: 43.24, lon: 76.91 })
    const findRegion = async () =>
      (await api.db.select().from(checkoutDraft).where(eq(checkoutDraft.hash, id)))[0]?.regionId
    expect(await findRegion()).not.toBe(almaty)
    const sums = await visitor('GET', `${CALCULATION}?id=${id}`, undefined, there)
    expect(sums.body).toEqual(body.calculation)
    await visitor('POST', STEP, { id, managerCall: false }, there)
    expect(await findRegion()).toBe(almaty)
  })

  it('[map.locale] begins in the region of its customer’s new session, and stays in its own under its link', async () => {
    const account = await addAccount(api.db)
    const { id, visitor } = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }])
    await logIn(visitor, account)
    const there = { headers: { 'x-shop-region': String(almaty) } }
    const away = createVisitor(api.call)
    await logIn(away, account)
    const linked = await away('GET', `${STEP}?id=${id}`, undefined, there)
    expect(linked.body).toMatchObject({ id, currency: { code: 'RUB' } })
    const { body } = await away('GET', STEP, undefined, there)
    expect(body).toMatchObject({ id: '', currency: { code: 'KZT' } })
    const saved = await away('POST', STEP, { managerCall: false }, there)
    expect(saved.body).toMatchObject({ id, currency: { code: 'KZT' } })
    expect((await away('GET', STEP, undefined, there)).body).toEqual(saved.body)
  })

  it('is unknown under another link', async () => {
    const answer = await api.call('GET', `${STEP}?id=AAAAAAAAAAAAAAAAAAAAAA`)
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })
})

describe('[POST /api/v1/sale/checkout/step] [checkout.steps] [checkout.contacts]', () => {
  it('saves contacts as typed, the phone in digits once it is whole', async () => {
    const { send } = await openCheckout(api)
    const half = await send('step', { contacts: { phoneMobile: '+7 (900) 12' } })
    expect(half.body.contacts).toMatchObject({ name: '', phoneMobile: '+7 (900) 12' })
    const whole = await send('step', {
      contacts: { phoneMobile: '8 (900) 123-45-67' },
      managerCall: false,
    })
    expect(whole.body).toMatchObject({
      managerCall: false,
      contacts: { name: '', phoneMobile: '79001234567' },
    })
  })

  it('opens step 2 only with right contacts, and names the wrong ones', async () => {
    const { send, read } = await openCheckout(api)
    const contacts = { name: 'А', phoneMobile: '123', email: 'нет' }
    const refused = await send('step', { contacts, step: 2 })
    expect([refused.status, refused.body.code]).toEqual([400, 'contacts_invalid'])
    expect(Object.keys(refused.body.fields).sort()).toEqual(['email', 'name', 'phone'])
    expect((await read()).body.step).toBe(1)
  })

  it('opens step 3 only after a delivery and with orders', async () => {
    const checkout = await openCheckout(api)
    await enterContacts(checkout)
    expect((await checkout.send('step', { step: 3 })).body.code).toBe('delivery_missing')
    await chooseCourier(checkout)
    expect((await checkout.send('step', { step: 3 })).body.code).toBe('order_missing')
    expect((await checkout.send('step', { step: 1 })).body.step).toBe(1)
  })
})
