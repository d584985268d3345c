import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basket } from '../src/modules/basket/basket.table.ts'
import { favourite } from '../src/modules/favourite/favourite.table.ts'
import { session } from '../src/modules/session/session.table.ts'
import { stock } from '../src/modules/stock/stock.table.ts'
import { type Call, visitorOf } from './call-of.ts'
import { addGoods, goods } from './fixtures/goods.ts'
import { addAccount, lastCode, logInAs, logInByCode } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function put(call: Call, lines: Record<number, number>): Promise<void> {
  const offers = Object.entries(lines).map(([id, quantity]) => ({ offerId: Number(id), quantity }))
  const answer = await call('POST', '/api_vue/basket/add/', { offers })
  expect(answer.status).toBe(200)
}

async function quantitiesOf(call: Call): Promise<Record<number, number>> {
  const { items } = (await call('POST', '/api_vue/basket/getFullBasket/', {})).body.basket
  return Object.fromEntries(
    items.map((item: { offerIdCurrent: number; quantity: number }) => [
      item.offerIdCurrent,
      item.quantity,
    ]),
  )
}

const { sofa, sofaVelvet, lastChair, carpetByMetre } = goods

describe('[auth.login] at login', () => {
  it('the guest’s basket joins the customer’s: the larger of two quantities, nothing lost, changes told', async () => {
    const account = await addAccount(api.db)
    const earlier = visitorOf(api.call)
    await earlier('POST', '/api_vue/authentication/authByLogin/', creds(account))
    await put(earlier, { [sofa]: 2, [lastChair]: 1 })
    const guest = visitorOf(api.call)
    await put(guest, { [sofa]: 1, [sofaVelvet]: 3, [carpetByMetre]: 2.5 })
    const answer = await guest('POST', '/api_vue/authentication/authByLogin/', creds(account))
    expect(answer.body).toMatchObject({ status: 'success', basket: 7, basketChanges: [] })
    const joined = { [sofa]: 2, [sofaVelvet]: 3, [lastChair]: 1, [carpetByMetre]: 2.5 }
    expect(await quantitiesOf(guest)).toEqual(joined)
    expect(await quantitiesOf(earlier)).toEqual(joined)
  })

  it('a quantity above the stock is capped, and told', async () => {
    const { db } = api
    const account = await addAccount(db)
    const guest = visitorOf(api.call)
    await put(guest, { [sofaVelvet]: 5 })
    await db.update(stock).set({ onHand: 1 }).where(eq(stock.offerId, sofaVelvet))
    const answer = await guest('POST', '/api_vue/authentication/authByLogin/', creds(account))
    await db.update(stock).set({ onHand: 3 }).where(eq(stock.offerId, sofaVelvet))
    expect(answer.body.basketChanges).toEqual([
      { offerId: sofaVelvet, asked: 5, quantity: 2, reason: 'stock' },
    ])
  })

  it('the favourites join, each once, and their count is told', async () => {
    const account = await addAccount(api.db)
    await api.db.insert(favourite).values({ userId: account.id, offerId: sofa })
    const guest = visitorOf(api.call)
    await put(guest, { [sofa]: 1 })
    const sessionId = await newestGuest()
    await api.db.insert(favourite).values([
      { sessionId, offerId: sofa },
      { sessionId, offerId: lastChair },
    ])
    const before = await guest('POST', '/api_vue/authentication/getUserData/', {})
    expect(before.body).toMatchObject({ userData: false, favorites: 2, basket: 1 })
    const answer = await guest('POST', '/api_vue/authentication/authByLogin/', creds(account))
    expect(answer.body).toMatchObject({ favorites: 2, userData: { favorites: 2 } })
    const left = await api.db.select().from(favourite).where(eq(favourite.sessionId, sessionId))
    expect(left).toEqual([])
  })

  it('a code that ten requests send at once joins the basket once', async () => {
    const guest = visitorOf(api.call)
    await put(guest, { [sofa]: 1 })
    const { phone, id } = await addAccount(api.db)
    await guest('POST', '/api_vue/authentication/authByPhone/', { phone })
    const code = await lastCode(api.db, phone)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        guest('POST', '/api_vue/authentication/checkCode/', { code }),
      ),
    )
    const own = await api.db.select().from(basket).where(eq(basket.userId, id))
    expect(own).toHaveLength(1)
  })

  it('a guest’s order on a number joins its account with the code, not with the password', async () => {
    const account = await addAccount(api.db)
    const guest = visitorOf(api.call)
    await put(guest, { [sofa]: 1 })
    const order = { name: 'Вера', phoneNumber: account.phone }
    expect((await guest('POST', '/api_vue/basket/createOrder/', order)).status).toBe(200)
    const byPassword = visitorOf(api.call)
    await byPassword('POST', '/api_vue/authentication/authByLogin/', creds(account))
    expect(await ordersOf(byPassword)).toBe(0)
    const { call } = await logInByCode(api, account.phone)
    expect(await ordersOf(call)).toBe(1)
  })

  it('[auth.logout] a customer leaves nothing to the next guest of the browser', async () => {
    const customer = await logInAs(api)
    await put(customer.call, { [sofa]: 1 })
    await customer.call('POST', '/api_vue/authentication/logout/', {})
    expect(await quantitiesOf(customer.call)).toEqual({})
    const seen = await customer.call('POST', '/api_vue/authentication/getUserData/', {})
    expect(seen.body).toMatchObject({ userData: false, basket: 0, favorites: 0 })
  })
})

async function ordersOf(call: Call): Promise<number> {
  const answer = await call('POST', '/api_vue/personal/', { action: 'getOrders', page: 1 })
  expect(answer.status).toBe(200)
  return answer.body.orders.length
}

function creds({ login, password }: { login: string; password: string }) {
  return { login, password }
}

async function newestGuest(): Promise<number> {
  const rows = await api.db.select({ id: session.id }).from(session).orderBy(session.id)
  return rows.at(-1)?.id ?? 0
}
