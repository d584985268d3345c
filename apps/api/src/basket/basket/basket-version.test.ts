import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basket, basketSnapshot } from '../../schema/basket.table.ts'
import { deliveryTariff } from '../../schema/delivery.table.ts'
import { price } from '../../schema/product.table.ts'
import { checkInterleavings } from '../../test-support/check-interleavings.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { addAccount, freshPhone } from '../../test-support/log-in-as.ts'
import { openTwoTabs } from '../../test-support/open-two-tabs.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { lockBasket } from './basket.queries.ts'
import { findLatestVersion, raiseVersion, saveSnapshot } from './basket-snapshot.queries.ts'

const add = '/api_vue/basket/add/'
const modify = '/api_vue/basket/modify/'
const clear = '/api_vue/basket/clear/'
const setCoupon = '/api_vue/basket/setCoupon/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const setSofa = (quantity: number, more: object = {}) => [
  { offerId: goods.sofa, quantity, ...more },
]

describe('[basket.versions] a change of a basket that changed in another tab', () => {
  it.each([
    ['[POST /basket/modify/]', modify, setSofa(3)],
    ['[POST /basket/clear/]', clear, {}],
    ['[POST /basket/setCoupon/]', setCoupon, { coupon: 'SVET10', phone: freshPhone() }],
    ['[POST /basket/setCoupon/] removing it', setCoupon, { coupon: '' }],
  ])(
    '%s is refused with the fresh basket and what changed, and done once that was seen',
    async (_call, path, body) => {
      const { tabs } = await openTwoTabs(api)
      const [one, other] = tabs
      expect((await other.send(modify, setSofa(2))).status).toBe(200)
      const refused = await one.send(path, body)
      expect(refused.status).toBe(409)
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      expect(refused.body).toMatchObject({
        code: 'basket_changed',
        changes: [{ offerId: goods.sofa, reason: 'quantity', was: 1, now: 2 }],
        basket: { version: other.getVersion(), items: [{ quantity: 2 }], coupon: null },
      })
      expect((await one.send(path, body)).status).toBe(200)
    },
  )

  it('[POST /basket/add/] [POST /basket/] adds nevertheless, because adding commutes, and answers the fresh basket', async () => {
    const { tabs } = await openTwoTabs(api)
    const [one, other] = tabs
    await other.send(modify, setSofa(2))
    const added = await one.send(add, { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    expect([added.status, added.body.basket.items[0].quantity]).toEqual([200, 3])
    const byMetre = { action: 'add', offerId: goods.carpetByMetre, running_meter: 1.5 }
    expect((await other.send('/api_vue/basket/', byMetre)).status).toBe(200)
    expect(other.getVersion()).toBeGreaterThan(one.getVersion())
  })

  it('is measured by the version last answered to the session where no header names one', async () => {
    const { login, password } = await addAccount(api.db)
    const [atHome, onPhone] = [createVisitor(api.call), createVisitor(api.call)]
    for (const device of [atHome, onPhone])
      await device('POST', '/api_vue/authentication/authByLogin/', { login, password })
    await atHome('POST', add, { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    await onPhone('POST', '/api_vue/basket/getFullBasket/', {})
    expect((await atHome('POST', modify, setSofa(2))).status).toBe(200)
    const refused = await onPhone('POST', modify, setSofa(5))
    expect(refused.body).toMatchObject({
      code: 'basket_changed',
      changes: [{ reason: 'quantity', was: 1, now: 2 }],
    })
    expect((await onPhone('POST', modify, setSofa(5))).body.basket.items[0].quantity).toBe(5)
  })

  it('[POST /basket/createOrder/] is refused by the header as by the body', async () => {
    const { visitor, tabs } = await openTwoTabs(api)
    const [one, other] = tabs
    const seen = one.getVersion()
    await other.send(modify, setSofa(2))
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const order = '/api_vue/basket/createOrder/'
    for (const refused of [
      await one.send(order, contacts),
      await visitor('POST', order, { ...contacts, basketVersion: seen }),
    ]) {
      expect(refused.body).toMatchObject({
        code: 'basket_changed',
        changes: [{ reason: 'quantity', was: 1, now: 2 }],
      })
    }
    expect((await one.send(order, contacts)).status).toBe(200)
  })

  it.each(['', '-1', '1.5', 'latest', '99999999999'])(
    'is a 400 when the header is %j',
    async (version) => {
      const { visitor } = await openTwoTabs(api)
      const headers = { 'basket-version': version }
      expect((await visitor('POST', modify, setSofa(2), { headers })).status).toBe(400)
    },
  )
})

describe('[basket.versions] the version', () => {
  it('rises with the price that delivery begins with', async () => {
    const { visitor, tabs } = await openTwoTabs(api, [{ offerId: goods.lastChair, quantity: 1 }])
    const courier = eq(deliveryTariff.kind, 'courier')
    await api.db.update(deliveryTariff).set({ price: 990 }).where(courier)
    await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    const refused = await tabs[0].send(clear, {})
    await api.db.update(deliveryTariff).set({ price: 690 }).where(courier)
    expect(refused.body.changes).toEqual([
      { offerId: null, name: '', reason: 'delivery', was: 690, now: 990 },
    ])
  })

  it('tells a tab the price that another tab has already seen', async () => {
    const { visitor, tabs } = await openTwoTabs(api, [{ offerId: goods.sofaVelvet, quantity: 1 }])
    const velvet = eq(price.offerId, goods.sofaVelvet)
    await api.db.update(price).set({ amount: 69_000 }).where(velvet)
    await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    const refused = await tabs[0].send(clear, {})
    await api.db.update(price).set({ amount: 70_000 }).where(velvet)
    expect(refused.body.changes).toMatchObject([{ reason: 'price', was: 70_000, now: 69_000 }])
  })
})

/** A basket with a sofa, as its session saw it. */
async function seeBasket() {
  const visitor = createVisitor(api.call)
  const { body } = await visitor('POST', add, { offers: setSofa(1) })
  const [seen] = await api.db
    .select({
      basketId: basketSnapshot.basketId,
      sessionId: basketSnapshot.sessionId,
      version: basketSnapshot.version,
      state: basketSnapshot.state,
    })
    .from(basketSnapshot)
    .innerJoin(basket, eq(basket.id, basketSnapshot.basketId))
    .where(eq(basket.guid, body.basket.guid))
  if (!seen) throw new Error('the basket has no snapshot')
  return seen
}

describe('[basket.versions] the snapshots', () => {
  it('are no more than fifty older ones, also where prices raise the version', async () => {
    const seen = await seeBasket()
    for (let raised = 0; raised < 60; raised++) {
      const version = seen.version + raised
      expect(await raiseVersion(api.db, { ...seen, version })).toBe(version + 1)
    }
    const rows = await api.db
      .select({ version: basketSnapshot.version })
      .from(basketSnapshot)
      .where(eq(basketSnapshot.basketId, seen.basketId))
      .orderBy(asc(basketSnapshot.version))
    expect(rows).toHaveLength(51)
    expect(rows.at(0)).toEqual({ version: seen.version + 10 })
  })

  it('are stored while another tab changes the basket', async () => {
    const seen = await seeBasket()
    const { basketId, sessionId } = seen
    await api.db.transaction(async (changing) => {
      const session = { id: sessionId, userId: null, groups: [], confirmedPhone: null }
      await lockBasket({ session }, changing)
      await api.db.transaction(async (showing) => {
        await showing.execute(sql`set local lock_timeout = '1s'`)
        await saveSnapshot(showing, { ...seen, version: seen.version + 1 })
      })
    })
    const latest = await findLatestVersion(api.db, { basketId, sessionId })
    expect(latest).toBe(seen.version + 1)
  })
})

it('[basket.versions] two tabs end in ten interleavings as if one had followed the other, and lose no update', async () => {
  await checkInterleavings(api, 10)
})
