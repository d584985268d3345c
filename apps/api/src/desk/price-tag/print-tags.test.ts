import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryTariff } from '../../schema/delivery.table.ts'
import { priceTag } from '../../schema/price-print.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let seller: Visitor
let administrator: Visitor

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  seller = await logInAs(api, { groups: [20], storeId: 2 })
  administrator = await logInAs(api, { groups: [1] })
})
beforeEach(async () => {
  await api.db.delete(priceTag)
  await setPrice(goods.sofa, 64_990)
})
afterAll(() => api.close())

const call = (name: string, body: object = {}, visitor = seller) =>
  visitor.call('POST', `/api_vue/pricePrint/${name}/`, body)
const print = (offers: object[], more: object = {}) =>
  call('print', { format: 'sheet8', offers, ...more })
const setPrice = (offerId: number, amount: number) =>
  api.db.execute(sql`update price set amount = ${amount} where offer_id = ${offerId}`)
const listStale = async () => (await call('reprint')).body.tags
const listPrinted = () => api.db.select().from(priceTag).orderBy(priceTag.offerId)

describe('[retail.price] printing', () => {
  it('[POST /pricePrint/print/] takes the prices of the moment of printing, and records them', async () => {
    await call('multiple', { offerIds: [goods.sofa] })
    await setPrice(goods.sofa, 59_990)
    const { body, status } = await print([{ offerId: goods.sofa, copies: 3 }])
    expect(status).toBe(200)
    expect(body.tags).toMatchObject([{ offerId: goods.sofa, price: 59_990, copies: 3 }])
    expect(await listPrinted()).toMatchObject([
      { storeId: 2, amount: 59_990, copies: 3, format: 'sheet8', printedById: seller.userId },
    ])
    expect(await listStale()).toEqual([])
  })

  it('prints goods, services and free texts together; goods and services are watched', async () => {
    const { body } = await print([{ offerId: goods.lastChair, copies: 1 }], {
      services: [{ code: 'assembly', copies: 2 }],
      names: [{ title: '=Скидка', copies: 1 }],
      validFrom: '2090-01-01',
      validTo: '2090-01-31',
    })
    expect(body.tags).toMatchObject([
      { kind: 'product', validTo: '2090-01-31' },
      { kind: 'service', price: 990, copies: 2 },
      { kind: 'name', title: '=Скидка', price: null },
    ])
    expect(await listPrinted()).toMatchObject([
      { offerId: goods.lastChair, serviceCode: null, amount: 4_990, copies: 1 },
      { offerId: null, serviceCode: 'assembly', amount: 990, oldAmount: 990, copies: 2 },
    ])
  })

  it.each([
    ['no copies', [{ offerId: goods.sofa, copies: 0 }], {}, 'invalid'],
    ['ten thousand copies', [{ offerId: goods.sofa, copies: 10_000 }], {}, 'invalid'],
    ['nothing', [], {}, 'tags_missing'],
    [
      'too many together',
      Array.from({ length: 11 }, () => ({ offerId: goods.sofa, copies: 100 })),
      {},
      'tags_too_many',
    ],
    [
      'a service that is not there',
      [],
      { services: [{ code: '=1', copies: 1 }] },
      'service_unknown',
    ],
    [
      'half a period',
      [{ offerId: goods.sofa, copies: 1 }],
      { validTo: '2090-01-01' },
      'period_wrong',
    ],
    [
      'an old price below the price',
      [],
      { names: [{ title: 'Стул', price: 5, oldPrice: 4, copies: 1 }] },
      'price_wrong',
    ],
    ['a size that is not cut', [{ offerId: goods.sofa, copies: 1 }], { format: 'a3' }, 'invalid'],
  ])('refuses %s, and nothing is recorded', async (_, offers, more, code) => {
    const refused = await print(offers, more)
    expect(refused.status).toBe(code === 'service_unknown' ? 404 : 400)
    expect(refused.body.code).toBe(code)
    expect(await listPrinted()).toEqual([])
  })

  it('refuses all tags when one of the goods is no longer sold', async () => {
    const refused = await print([
      { offerId: goods.sofa, copies: 1 },
      { offerId: 999, copies: 1 },
    ])
    expect([refused.status, refused.body.code, refused.body.gone]).toEqual([
      409,
      'goods_gone',
      [999],
    ])
    expect(await listPrinted()).toEqual([])
  })

  it('two sellers who print the same goods at once leave one tag of each', async () => {
    const other = await logInAs(api, { groups: [20], storeId: 2 })
    const ids = [goods.sofa, goods.sofaVelvet, goods.lastChair]
    const offers = ids.map((offerId) => ({ offerId, copies: 1 }))
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        call(
          'print',
          { format: 'sheet8', offers: index % 2 ? offers : offers.toReversed() },
          index % 2 ? seller : other,
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await listPrinted()).map(({ offerId }) => offerId)).toEqual(ids)
  })
})

describe('[retail.price] tags to reprint', () => {
  it('[POST /pricePrint/reprint/] lists a tag whose price changed, until it is printed again', async () => {
    await print([{ offerId: goods.sofa, copies: 2 }])
    await setPrice(goods.sofa, 61_000)
    expect(await listStale()).toMatchObject([
      {
        offerId: goods.sofa,
        copies: 2,
        reason: 'price',
        printed: { price: 64_990, oldPrice: 84_900 },
        now: { price: 61_000, oldPrice: 84_900 },
      },
    ])
    await print([{ offerId: goods.sofa, copies: 2 }])
    expect(await listStale()).toEqual([])
  })

  it('lists a tag whose old price alone changed, whose goods are gone, or whose days are over', async () => {
    const ids = [goods.sofaVelvet, goods.lastChair, goods.carpetByMetre]
    await print(ids.map((offerId) => ({ offerId, copies: 1 })))
    await api.db.execute(sql`update price set old_amount = 75000 where offer_id = ${ids[0]}`)
    await api.db.execute(sql`update offer set is_active = false where id = ${ids[1]}`)
    await api.db.execute(sql`update price_tag set valid_from = '2020-01-01', valid_to = '2020-01-31'
      where offer_id = ${ids[2]}`)
    const reasons = (await listStale()).map((tag: { reason: string }) => tag.reason)
    expect(reasons.toSorted()).toEqual(['expired', 'gone', 'price'])
    await api.db.execute(sql`update price set old_amount = 70000 where offer_id = ${ids[0]}`)
    await api.db.execute(sql`update offer set is_active = true where id = ${ids[1]}`)
  })

  it('lists the tag of a service whose price or terms changed, or that is gone', async () => {
    const setTariff = (column: string, value: number) =>
      api.db.execute(
        sql`update delivery_tariff set ${sql.identifier(column)} = ${value} where kind = 'courier'`,
      )
    const codes = ['courier', 'lift', 'floor', 'assembly']
    const services = codes.map((code) => ({ code, copies: 2 }))
    await print([], { services })
    expect(await listStale()).toEqual([])
    try {
      await setTariff('lift_price', 350)
      await setTariff('free_from', 55_000)
      await setTariff('floor_price', 0)
      const listed = await listStale()
      expect(listed).toMatchObject([
        {
          offerId: null,
          service: { code: 'courier', tag: { details: [expect.stringContaining('55')] } },
          title: 'Доставка по городу',
          reason: 'terms',
          copies: 2,
        },
        { service: null, title: 'Подъём по лестнице', reason: 'ended', now: null },
        {
          service: { code: 'lift', tag: { title: 'Подъём на лифте', price: 350 } },
          title: 'Подъём на лифте',
          reason: 'price',
          printed: { price: 300, oldPrice: null },
          now: { price: 350, oldPrice: null },
        },
      ])
      await print([], { services: services.slice(0, 2) })
      expect((await listStale()).map(({ title }: { title: string }) => title)).toEqual([
        'Подъём по лестнице',
      ])
      expect(await listPrinted()).toHaveLength(4)
    } finally {
      await api.db
        .update(deliveryTariff)
        .set({ liftPrice: 300, freeFrom: 30_000, floorPrice: 150 })
        .where(eq(deliveryTariff.kind, 'courier'))
    }
  })

  it('keeps the size and the days of a tag, and lists the tags of one size', async () => {
    const days = { validFrom: '2020-01-01', validTo: '2020-12-31' }
    const coming = { validFrom: '2090-01-01', validTo: '2090-01-31' }
    await print([{ offerId: goods.sofa, copies: 1, ...coming }], { format: 'label58' })
    await print([{ offerId: goods.sofaVelvet, copies: 2 }], { format: 'sheet4', ...coming })
    await print([{ offerId: goods.lastChair, copies: 3 }])
    expect(await listPrinted()).toMatchObject([
      { offerId: goods.sofa, ...coming },
      { offerId: goods.sofaVelvet, ...coming },
      { offerId: goods.lastChair, validFrom: null, validTo: null },
    ])
    const ids = [goods.sofa, goods.sofaVelvet, goods.lastChair]
    await api.db.execute(sql`update price_tag set amount = amount - 1`)
    await api.db.update(priceTag).set(days).where(eq(priceTag.offerId, goods.lastChair))
    const list = async (format?: string) => {
      const { body } = await call('reprint', { format })
      const { tags, formats, total } = body
      return { format: body.format, tags, formats, total }
    }
    const formats = [
      { format: 'sheet4', count: 1 },
      { format: 'sheet8', count: 1 },
      { format: 'label58', count: 1 },
    ]
    expect(await list()).toMatchObject({
      format: 'sheet4',
      formats,
      total: 1,
      tags: [{ offerId: goods.sofaVelvet, days: coming }],
    })
    expect(await list('label58')).toMatchObject({
      format: 'label58',
      tags: [{ offerId: goods.sofa, days: coming }],
    })
    expect(await list('sheet8')).toMatchObject({
      tags: [{ offerId: goods.lastChair, days: null, reason: 'expired' }],
    })
    // Of a size of which nothing is left to print, the first size that has something is listed.
    expect(await list('sheet21')).toMatchObject({ format: 'sheet4', formats, total: 1 })
    await print(ids.map((offerId) => ({ offerId, copies: 1 })))
    expect(await list()).toEqual({ format: null, tags: [], formats: [], total: 0 })
  })

  it('refuses days of one tag that are over', async () => {
    const over = { validFrom: '2020-01-01', validTo: '2020-01-31' }
    const refused = await print([{ offerId: goods.sofa, copies: 1, ...over }])
    expect([refused.status, refused.body.code]).toEqual([400, 'period_wrong'])
    expect(await listPrinted()).toEqual([])
  })

  it('[POST /pricePrint/discard/] forgets a tag that was taken down, of the own store only', async () => {
    await print([{ offerId: goods.sofa, copies: 1 }])
    const [tag] = await listPrinted()
    const stranger = await logInAs(api, { groups: [20], storeId: 3 })
    const foreign = await call('discard', { ids: [tag?.id] }, stranger)
    expect(foreign.body.code).toBe('store_unknown')
    await api.db.execute(sql`insert into stock_place
      (kind, code, name, address, phone, hours, region_id, latitude, longitude, position)
      select 'store', 'other-store', name, address, phone, hours, region_id, latitude, longitude, 99
      from stock_place where id = 2 on conflict do nothing`)
    const { rows } = await api.db.execute<{ id: number }>(
      sql`select id from stock_place where code = 'other-store'`,
    )
    const colleague = await logInAs(api, { groups: [20], storeId: rows[0]?.id ?? 0 })
    const other = await call('discard', { ids: [tag?.id] }, colleague)
    expect([other.status, other.body.discarded], other.text).toEqual([200, 0])
    expect((await call('discard', { ids: [tag?.id] })).body.discarded).toBe(1)
    expect((await call('discard', { ids: [tag?.id] })).body.discarded).toBe(0)
    expect(await listPrinted()).toEqual([])
  })

  it('an administrator sees those of the chosen store', async () => {
    await print([{ offerId: goods.sofa, copies: 1 }])
    await setPrice(goods.sofa, 60_000)
    const { body } = await call('reprint', { storeId: 2 }, administrator)
    expect(body.total).toBe(1)
  })
})
