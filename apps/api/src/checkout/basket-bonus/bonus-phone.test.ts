import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { findOrders, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, lastCode, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let addresses = 0
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const grant = (phone: string, amount: number) =>
  grantBonus(api.db, { phone, reason: 'promotion:test', amount })
/** A browser with an address of its own, because askings are counted by address. */
const createGuest = () => {
  addresses += 1
  return createVisitor(api.call, { 'x-forwarded-for': `100.127.0.${addresses}` })
}
const getBalance = (call: Call, phone: string, headers: Record<string, string> = {}) =>
  call('POST', '/api_vue/basket/getBonusBalance/', { phone }, { headers })
const sendCode = (call: Call, phone: string) =>
  call('POST', '/api_vue/basket/sendSmsCode/', { phone })
const checkCode = (call: Call, phone: string, smsCode: number) =>
  call('POST', '/api_vue/basket/checkSmsCode/', { phone, smsCode })

async function confirmPhone(call: Call, phone: string) {
  expect((await sendCode(call, phone)).body).toMatchObject({ result: true, error: null })
  return (await checkCode(call, phone, await lastCode(api.db, phone))).body
}

describe('[bonus.open-orders] [POST /basket/getBonusBalance/]', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5_000, 1],
  ])('of %s bonuses tells a stranger %s and nothing else', async (amount, balance) => {
    const phone = freshPhone()
    const guest = createGuest()
    if (amount > 0) await grant(phone, amount)
    await guest('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    expect((await guest('POST', '/api_vue/basket/createOrder/', contacts)).status).toBe(200)
    expect((await getBalance(guest, phone)).body).toEqual({
      balance,
      purchaseAmount: 0,
      referal: null,
      openOrdersExist: false,
      isConfirmed: false,
    })
  })

  it('tells the owner the balance and whether orders are open', async () => {
    const customer = await logInAs(api)
    await grant(customer.phone, 500)
    const ask = async () => (await getBalance(customer.call, customer.phone)).body
    expect(await ask()).toMatchObject({ balance: 500, openOrdersExist: false, isConfirmed: true })
    await customer.call('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofaVelvet, quantity: 1 }],
    })
    const contacts = { name: 'Анна Петрова', phoneNumber: customer.phone }
    const created = await customer.call('POST', '/api_vue/basket/createOrder/', contacts)
    expect(await ask()).toMatchObject({ openOrdersExist: true })
    const { call: staff } = await logInAs(api, { groups: [29] })
    for (const order of await findOrders(api, created.body.basketGroup))
      await walkAsStaff(staff, order, ['confirmed', 'picking', 'ready', 'delivered'])
    expect(await ask()).toMatchObject({ openOrdersExist: false })
  })

  it('answers five askings for unconfirmed numbers in ten minutes, then 429', async () => {
    const guest = createGuest()
    const answers = []
    for (let index = 0; index < 6; index += 1) answers.push(await getBalance(guest, freshPhone()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('refuses what is no phone, and regions without the programme', async () => {
    const guest = createGuest()
    const wrong = await getBalance(guest, '123')
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['phone']])
    const off = await getBalance(guest, freshPhone(), { 'x-shop-region': '2' })
    expect([off.status, off.body.code]).toEqual([403, 'bonus_off'])
  })
})

describe('[basket.bonus] the code', () => {
  it('[POST /basket/sendSmsCode/] [POST /basket/checkSmsCode/] confirms the number for the session, which may then spend its bonuses', async () => {
    const phone = freshPhone()
    const guest = createGuest()
    await grant(phone, 700)
    await guest('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    expect(await confirmPhone(guest, phone)).toEqual({
      bonusInfo: { balance: 700, purchaseAmount: 0, referal: null, openOrdersExist: false },
      error: null,
    })
    expect((await getBalance(guest, phone)).body).toMatchObject({ balance: 700, isConfirmed: true })
    const { body } = await guest('POST', '/api_vue/basket/setBonus/', { bonusSum: 700 })
    expect(body.basket).toMatchObject({ bonusSum: 700, payable: 64_290 })
  })

  it('changes the session’s token, so that one known before the confirmation is useless', async () => {
    const phone = freshPhone()
    const guest = createGuest()
    const opened = await sendCode(guest, phone)
    await checkCode(guest, phone, await lastCode(api.db, phone))
    await grant(phone, 10)
    const answer = await api.call(
      'POST',
      '/api_vue/basket/getBonusBalance/',
      { phone },
      { cookie: opened.cookie },
    )
    expect(answer.body).toMatchObject({ balance: 1, isConfirmed: false })
  })

  it('is refused when it is wrong, counts its tries, and confirms nothing', async () => {
    const phone = freshPhone()
    const guest = createGuest()
    await sendCode(guest, phone)
    const code = await lastCode(api.db, phone)
    const wrong = code === 999_999 ? code - 1 : code + 1
    for (let tries = 0; tries < 3; tries += 1) {
      const { body } = await checkCode(guest, phone, wrong)
      expect(body).toEqual({ bonusInfo: null, error: expect.any(String) })
    }
    expect((await checkCode(guest, phone, code)).body.bonusInfo).toBeNull()
    expect((await getBalance(guest, phone)).body.isConfirmed).toBe(false)
  })

  it('of another session or of a login confirms nothing', async () => {
    const phone = freshPhone()
    await sendCode(createGuest(), phone)
    const stranger = createGuest()
    const code = await lastCode(api.db, phone)
    expect((await checkCode(stranger, phone, code)).body.bonusInfo).toBeNull()
  })

  it('is not sent again within a minute', async () => {
    const phone = freshPhone()
    const guest = createGuest()
    await sendCode(guest, phone)
    expect((await sendCode(guest, phone)).body).toMatchObject({
      result: false,
      error: expect.any(String),
      retryAfterSeconds: expect.any(Number),
    })
  })

  it('[order.guest] assigns the number’s guest orders to its account', async () => {
    const phone = freshPhone()
    const guest = createGuest()
    await guest('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const { body } = await guest('POST', '/api_vue/basket/createOrder/', contacts)
    const other = createGuest()
    const read = async () =>
      (await other('POST', '/api_vue/basket/getOrder/', { basketGroup: body.basketGroup })).body
    expect((await read()).isMasked).toBe(true)
    const confirmed = await confirmPhone(other, phone)
    expect(confirmed.bonusInfo.openOrdersExist).toBe(true)
    expect((await read()).isMasked).toBe(false)
  })
})

describe('[bonus.ledger] the account', () => {
  it('[POST /personal/#getBonusInfo] [POST /personal/#getLastOperations] shows the customer’s own bonuses and what happened to them', async () => {
    const customer = await logInAs(api)
    await grant(customer.phone, 500)
    await customer.call('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofa, quantity: 1 }],
    })
    await customer.call('POST', '/api_vue/basket/setBonus/', { bonusSum: 200 })
    const contacts = { name: 'Анна Петрова', phoneNumber: customer.phone }
    const created = await customer.call('POST', '/api_vue/basket/createOrder/', contacts)
    const act = async (action: string) =>
      (await customer.call('POST', '/api_vue/personal/', { action })).body
    expect(await act('getBonusInfo')).toEqual({
      balance: 300,
      purchaseAmount: 0,
      referal: expect.stringMatching(/^[\w-]{6,}$/),
      openOrdersExist: true,
      nextExpiry: { sum: 300, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
    expect((await act('getLastOperations')).operations).toEqual([
      {
        kind: 'spend',
        amount: -200,
        orderId: created.body.orderId,
        orderGuid: expect.any(String),
        createdAt: expect.any(String),
      },
      { kind: 'grant', amount: 500, orderId: null, orderGuid: null, createdAt: expect.any(String) },
    ])
  })

  it('[lk.bonus] [POST /personal/#getLastOperations] is paged, and of the own number alone', async () => {
    const customer = await logInAs(api)
    for (let count = 0; count < 21; count += 1)
      await grantBonus(api.db, {
        phone: customer.phone,
        reason: `promotion:${count}`,
        amount: 100 + count,
      })
    const read = async (page: number, { call } = customer) =>
      (await call('POST', '/api_vue/personal/', { action: 'getLastOperations', page })).body
    expect((await read(1)).operations).toHaveLength(20)
    expect(await read(2)).toMatchObject({ operations: [{ amount: 100 }], page: 2, pages: 2 })
    expect((await read(1, await logInAs(api))).operations).toEqual([])
  })

  it('[lk.bonus] [bonus.disabled] is refused with 403 where the programme does not exist', async () => {
    const { call } = await logInAs(api)
    for (const action of ['getBonusInfo', 'getLastOperations']) {
      const headers = { 'x-shop-region': '2' }
      const answer = await call('POST', '/api_vue/personal/', { action }, { headers })
      expect([answer.status, answer.body.code]).toEqual([403, 'bonus_off'])
    }
  })
})
