import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basket } from '../../schema/basket.table.ts'
import { favourite } from '../../schema/favourite.table.ts'
import { session } from '../../schema/session.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { addAccount, lastCode, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function addToBasket(call: Call, lines: Record<number, number>): Promise<void> {
  const offers = Object.entries(lines).map(([id, quantity]) => ({ offerId: Number(id), quantity }))
  const answer = await call('POST', '/api_vue/basket/add/', { offers })
  expect(answer.status).toBe(200)
}

async function getQuantities(call: Call): Promise<Record<number, number>> {
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
  it('the guest’s basket is merged into the customer’s: the larger of two quantities, nothing lost, changes reported', async () => {
    const account = await addAccount(api.db)
    const previousBrowser = createVisitor(api.call)
    await previousBrowser('POST', '/api_vue/authentication/authByLogin/', creds(account))
    await addToBasket(previousBrowser, { [sofa]: 2, [lastChair]: 1 })
    const guest = createVisitor(api.call)
    await addToBasket(guest, { [sofa]: 1, [sofaVelvet]: 3, [carpetByMetre]: 2.5 })
    const answer = await guest('POST', '/api_vue/authentication/authByLogin/', creds(account))
    expect(answer.body).toMatchObject({ status: 'success', basket: 7, basketChanges: [] })
    const mergedQuantities = { [sofa]: 2, [sofaVelvet]: 3, [lastChair]: 1, [carpetByMetre]: 2.5 }
    expect(await getQuantities(guest)).toEqual(mergedQuantities)
    expect(await getQuantities(previousBrowser)).toEqual(mergedQuantities)
  })

  it('a quantity above the stock is capped and reported', async () => {
    const { db } = api
    const account = await addAccount(db)
    const guest = createVisitor(api.call)
    await addToBasket(guest, { [sofaVelvet]: 5 })
    await db.update(stock).set({ onHand: 1 }).where(eq(stock.offerId, sofaVelvet))
    const answer = await guest('POST', '/api_vue/authentication/authByLogin/', creds(account))
    await db.update(stock).set({ onHand: 3 }).where(eq(stock.offerId, sofaVelvet))
    expect(answer.body.basketChanges).toEqual([
      { offerId: sofaVelvet, asked: 5, quantity: 2, reason: 'stock' },
    ])
  })

  it('the favourites are merged without duplicates, and their count is returned', async () => {
    const account = await addAccount(api.db)
    await api.db.insert(favourite).values({ userId: account.id, offerId: sofa })
    const guest = createVisitor(api.call)
    await addToBasket(guest, { [sofa]: 1 })
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

  it('a code sent by ten concurrent requests merges the basket once', async () => {
    const guest = createVisitor(api.call)
    await addToBasket(guest, { [sofa]: 1 })
    const { phone, id } = await addAccount(api.db)
    await guest('POST', '/api_vue/authentication/authByPhone/', { phone })
    const code = await lastCode(api.db, phone)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        guest('POST', '/api_vue/authentication/checkCode/', { code }),
      ),
    )
    const customerBaskets = await api.db.select().from(basket).where(eq(basket.userId, id))
    expect(customerBaskets).toHaveLength(1)
  })

  it('a guest’s order joins the account of its phone number after a code, not after a password', async () => {
    const account = await addAccount(api.db)
    const guest = createVisitor(api.call)
    await addToBasket(guest, { [sofa]: 1 })
    const order = { name: 'Вера', phoneNumber: account.phone }
    expect((await guest('POST', '/api_vue/basket/createOrder/', order)).status).toBe(200)
    const byPassword = createVisitor(api.call)
    await byPassword('POST', '/api_vue/authentication/authByLogin/', creds(account))
    expect(await countOrders(byPassword)).toBe(0)
    const { call } = await logInByCode(api, account.phone)
    expect(await countOrders(call)).toBe(1)
  })

  it('[auth.logout] a customer leaves no data to the next guest of the browser', async () => {
    const customer = await logInAs(api)
    await addToBasket(customer.call, { [sofa]: 1 })
    await customer.call('POST', '/api_vue/authentication/logout/', {})
    expect(await getQuantities(customer.call)).toEqual({})
    const userData = await customer.call('POST', '/api_vue/authentication/getUserData/', {})
    expect(userData.body).toMatchObject({ userData: false, basket: 0, favorites: 0 })
  })
})

async function countOrders(call: Call): Promise<number> {
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
