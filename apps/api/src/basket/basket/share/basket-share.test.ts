import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basketShare } from '../../../schema/basket.table.ts'
import { type Call, createVisitor } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { logInAs, logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { sweepBaskets } from '../basket-snapshot.queries.ts'

const add = '/api_vue/basket/add/'
const full = '/api_vue/basket/getFullBasket/'
const open = '/api_vue/basket/share/'
const take = '/api_vue/basket/takeShare/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function readSessid(visitor: Call): Promise<string> {
  return (await visitor('POST', full, {})).body.sessid
}

const save = (visitor: Call, sessid: string) =>
  visitor('POST', `/api_vue/basket/saveBasket/?sessid=${sessid}`, {})

async function share(
  visitor = createVisitor(api.call),
  offers = [
    { offerId: goods.sofa, quantity: 2 },
    { offerId: goods.lastChair, quantity: 1 },
  ],
) {
  await visitor('POST', add, { offers })
  const saved = await save(visitor, await readSessid(visitor))
  const { url } = saved.body
  return { visitor, saved, url, code: url.split('/').at(-2) }
}

const listQuantities = (items: { offerIdCurrent: number; quantity: number }[]) =>
  new Map(items.map(({ offerIdCurrent, quantity }) => [offerIdCurrent, quantity]))

async function sellOutChair<T>(work: () => Promise<T>): Promise<T> {
  await api.db.execute(`update stock set on_hand = 0 where offer_id = ${goods.lastChair}`)
  const result = await work()
  await api.db.execute(`update stock set on_hand = 1 where offer_id = ${goods.lastChair}`)
  return result
}

describe('[basket.share] sharing a basket', () => {
  it('[POST /basket/saveBasket/] answers success and the address of a page, by a link of 128 random bits', async () => {
    const { saved, url } = await share()
    expect([saved.status, saved.body.success]).toEqual([200, true])
    expect(url).toMatch(/^\/personal\/basket\/share\/[\w-]{22}\/$/)
  })

  it("needs the anti-forgery token of the session, never another's nor the session token itself", async () => {
    const { visitor } = await share()
    const { visitor: stranger } = await share()
    const count = await api.db.$count(basketShare)
    for (const sessid of ['', 'x', '0'.repeat(32), await readSessid(stranger)]) {
      const refused = await save(visitor, sessid)
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong_sessid'])
    }
    expect((await visitor('POST', '/api_vue/basket/saveBasket/', {})).status).toBe(400)
    expect((await save(createVisitor(api.call), 'x')).status).toBe(403)
    expect(await api.db.$count(basketShare)).toBe(count)
  })

  it('is refused for an empty basket', async () => {
    const { visitor } = await share()
    await visitor('POST', '/api_vue/basket/clear/', {})
    const refused = await save(visitor, await readSessid(visitor))
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_empty'])
  })

  it('works for a customer and for staff who suggest a basket', async () => {
    for (const { call } of [await logInByCode(api), await logInAs(api, { groups: [20] })])
      expect((await share(call)).saved.status).toBe(200)
  })
})

describe('[basket.share] a shared basket', () => {
  it('[POST /basket/share/] shows the goods at the prices of the reader, those that cannot be bought apart, and nothing of a person', async () => {
    const { code } = await share(createVisitor(api.call), [
      { offerId: goods.sofa, quantity: 2 },
      { offerId: goods.lastChair, quantity: 1 },
    ])
    const reader = createVisitor(api.call, { 'x-shop-region': '2' })
    const { status, body } = await sellOutChair(() => reader('POST', open, { code }))
    expect(status).toBe(200)
    expect(body.basket).toMatchObject({
      guid: null,
      coupon: null,
      items: [{ offerIdCurrent: goods.sofa, quantity: 2, checked: true, favorite: false }],
      unavailable: [{ offerIdCurrent: goods.lastChair, quantity: 1, checked: false }],
      totalSum: { new: 649_900, old: 849_000 },
    })
    expect(Object.keys(body)).toEqual(['basket'])
  })

  it('[POST /basket/share/] is a 404 for an unknown code, and after its time', async () => {
    const { code } = await share()
    for (const wrong of ['', 'x', code.slice(1)])
      expect((await api.call('POST', open, { code: wrong })).status).toBe(404)
    await api.db
      .update(basketShare)
      .set({ expiresAt: new Date() })
      .where(eq(basketShare.code, code))
    expect((await api.call('POST', open, { code })).status).toBe(404)
    expect((await api.call('POST', take, { code, replaces: false })).status).toBe(404)
    await sweepBaskets(api.db, new Date())
    expect(await api.db.$count(basketShare, eq(basketShare.code, code))).toBe(0)
  })

  it('is added to what is in the basket, capped by stock, and what did not come is told', async () => {
    const { code } = await share()
    const reader = createVisitor(api.call)
    const own = [
      { offerId: goods.sofa, quantity: 9 },
      { offerId: goods.sofaVelvet, quantity: 1 },
    ]
    await reader('POST', add, { offers: own })
    const { body } = await sellOutChair(() => reader('POST', take, { code, replaces: false }))
    expect(listQuantities(body.basket.items)).toEqual(
      new Map([
        [goods.sofa, 10],
        [goods.sofaVelvet, 1],
      ]),
    )
    expect(body.changes).toEqual([
      { offerId: goods.sofa, asked: 11, quantity: 10, reason: 'stock' },
      { offerId: goods.lastChair, asked: 1, quantity: 0, reason: 'stock' },
    ])
  })

  it('replaces the basket only as it was last seen, and the replaced one can be brought back', async () => {
    const { code } = await share()
    const reader = createVisitor(api.call)
    const offers = [{ offerId: goods.sofaVelvet, quantity: 1 }]
    const { version } = (await reader('POST', add, { offers })).body.basket
    await reader('POST', add, { offers })
    const headers = { 'basket-version': String(version) }
    const refused = await reader('POST', take, { code, replaces: true }, { headers })
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    const { body } = await reader('POST', take, { code, replaces: true })
    expect(listQuantities(body.basket.items)).toEqual(
      new Map([
        [goods.sofa, 2],
        [goods.lastChair, 1],
      ]),
    )
    expect(body.changes).toEqual([])
    const undone = (await reader('POST', '/api_vue/basket/undoClear/', {})).body.basket
    expect(listQuantities(undone.items).get(goods.sofaVelvet)).toBe(2)
  })
})
