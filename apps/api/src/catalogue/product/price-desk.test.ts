import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import {
  type Desk,
  type DeskRow,
  expectConflictAndUndo,
  expectFileKept,
  expectOwnersOnly,
  expectRemovalUndone,
  openDesk,
} from '../../test-support/open-desk.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { applyPlannedPrices } from './apply-planned-prices.ts'

let api: TestApi
let prices: Desk
let planned: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const owner = await logInAs(api, { groups: [1] })
  prices = openDesk(owner, 'prices')
  planned = openDesk(owner, 'planned-prices')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from planned_price`)
  await api.db.execute(sql`delete from price where zone_id = 2`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const price = { zone: 'kz', offerId: 1, amount: 320_000, oldAmount: 350_000 }
const tomorrow = new Date(Date.now() + 86_400_000)
const plan = { ...price, amount: 300_000, startsAt: tomorrow.toISOString() }

const readAmount = async () => {
  const { rows } = await api.db.execute<{ amount: number }>(
    sql`select amount from price where zone_id = 2 and offer_id = 1`,
  )
  return rows[0]?.amount ?? null
}
/** What the job does at a moment. */
const applyAt = (moment: Date) => applyPlannedPrices(api.db, moment)

describe('a price of the owner', () => {
  it('[shop.prices] [POST /retail/shop/prices/] [POST /retail/shop/prices/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, prices, await prices.create(price))
  })

  it('[shop.prices] [POST /retail/shop/prices/change/] [POST /retail/shop/prices/history/] [POST /retail/shop/prices/undo/] is changed, recorded and changed back', async () => {
    const row = await prices.create(price)
    const { entry } = await expectConflictAndUndo(prices, row, { amount: 310_000 })
    expect(entry).toMatchObject({ before: { amount: 320_000 }, after: { amount: 310_000 } })
  })

  it('[shop.prices] [POST /retail/shop/prices/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(prices, await prices.create(price))
  })

  it('[shop.prices] [POST /retail/shop/prices/export/] [POST /retail/shop/prices/import/] goes out as CSV and comes back', async () => {
    await prices.create(price)
    await expectFileKept(prices, ['kz;1;320000', 'kz;1;330000'])
  })

  it('[shop.prices] is found by article and product, with its currency', async () => {
    const row = await prices.create(price)
    expect(row.facts).toEqual({
      article: 'P1',
      productName: 'Диван «Полдень»',
      zoneName: 'Казахстан',
      currencyCode: 'KZT',
    })
    expect((await prices.list({ search: 'полдень' })).rows).toContainEqual(row)
  })

  it('[shop.prices] may be beyond 32 bits, as prices in tenge are', async () => {
    const large = { amount: 3_000_000_000, oldAmount: 999_999_999_999 }
    expect((await prices.create({ ...price, ...large })).values).toMatchObject(large)
    expect(await readAmount()).toBe(3_000_000_000)
    expect((await planned.create({ ...plan, ...large })).values).toMatchObject(large)
  })

  it.each([
    ['a former price below it', { oldAmount: 319_999 }, 'oldAmount'],
    ['nothing to pay', { amount: 0 }, 'amount'],
    ['a fraction', { amount: 0.5 }, 'amount'],
    ['a larger price than is entered', { oldAmount: 1_000_000_000_000 }, 'oldAmount'],
    ['a price that cannot be counted', { oldAmount: 2 ** 53 }, 'oldAmount'],
    ['a zone that is not there', { zone: 'by' }, 'zone'],
    ['an offer that is not there', { offerId: 999_999 }, 'offerId'],
    ['a second price of the offer', { zone: 'ru' }, 'offerId'],
  ])(
    '[shop.prices] [POST /retail/shop/prices/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await prices.listProblems({ ...price, ...changes })).toEqual([`values.${field}`])
    },
  )

  it('[shop.prices] of a kit follows from its parts and is refused', async () => {
    await api.db.execute(sql`update product set is_kit = true where id = 3`)
    expect(await prices.listProblems({ ...price, offerId: 5 })).toEqual(['values.offerId'])
    expect(await planned.listProblems({ ...plan, offerId: 5 })).toEqual(['values.offerId'])
    await api.db.execute(sql`update product set is_kit = false where id = 3`)
  })

  it('[shop.prices] needs a fresh code of the owner', async () => {
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'`)
    expect((await prices.send('create/', { values: price })).body.code).toBe('prove_again')
    expect((await planned.send('create/', { values: plan })).body.code).toBe('prove_again')
    await api.db.execute(sql`update session set verified_at = now()`)
  })
})

describe('a planned price of the owner', () => {
  it('[shop.prices] [POST /retail/shop/planned-prices/] [POST /retail/shop/planned-prices/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, planned, await planned.create(plan))
  })

  it('[shop.prices] [POST /retail/shop/planned-prices/change/] [POST /retail/shop/planned-prices/history/] [POST /retail/shop/planned-prices/undo/] is changed, recorded and changed back', async () => {
    const row = await planned.create(plan)
    const { entry } = await expectConflictAndUndo(planned, row, { amount: 290_000 })
    expect(entry).toMatchObject({ before: { amount: 300_000 }, after: { amount: 290_000 } })
  })

  it('[shop.prices] [POST /retail/shop/planned-prices/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(planned, await planned.create(plan))
  })

  it('[shop.prices] [POST /retail/shop/planned-prices/export/] [POST /retail/shop/planned-prices/import/] goes out as CSV and comes back', async () => {
    await planned.create(plan)
    await expectFileKept(planned, ['kz;1;300000', 'kz;1;280000'])
  })

  it.each([
    ['a moment that has passed', { startsAt: '2026-01-01T00:00:00.000Z' }, 'startsAt'],
    ['no moment', { startsAt: null }, 'startsAt'],
    ['a zone that is not there', { zone: 'by' }, 'zone'],
    ['a second plan for the moment', {}, 'startsAt'],
  ])(
    '[shop.prices] [POST /retail/shop/planned-prices/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      await planned.create(plan)
      expect(await planned.listProblems({ ...plan, ...changes })).toEqual([`values.${field}`])
    },
  )

  it('[shop.prices] comes into force at its moment, in its zone alone, once, and stays', async () => {
    const { rows: russian } = await api.db.execute(sql`select * from price where zone_id = 1`)
    const row = await planned.create(plan)
    expect(await applyAt(new Date(tomorrow.getTime() - 1))).toBe(0)
    expect(await readAmount()).toBeNull()
    expect(await applyAt(tomorrow)).toBe(1)
    expect(await readAmount()).toBe(300_000)
    expect((await api.db.execute(sql`select * from price where zone_id = 1`)).rows).toEqual(russian)
    await api.db.execute(sql`update price set amount = 310000 where zone_id = 2`)
    expect(await applyAt(tomorrow)).toBe(0)
    expect(await readAmount()).toBe(310_000)
    const present = (await planned.send('one/', { id: row.id })).body.row as DeskRow
    expect(present.facts.appliedAt).toBe(tomorrow.toISOString())
    const change = await planned.change(present, { amount: 1_000 })
    expect(Object.keys(change.body.fields), change.text).toEqual(['values.startsAt'])
  })

  it('[shop.prices] of several that are due the latest holds, by however many processes', async () => {
    const hours = [3, 1, 2]
    for (const hour of hours)
      await planned.create({
        ...plan,
        amount: 300_000 + hour,
        startsAt: new Date(tomorrow.getTime() + hour * 3_600_000).toISOString(),
      })
    const later = new Date(tomorrow.getTime() + 4 * 3_600_000)
    const applied = await Promise.all([1, 2, 3, 4].map(() => applyAt(later)))
    expect(applied.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(await readAmount()).toBe(300_003)
  })

  it('[shop.prices] is shown by the pages: the lists of its product are marked in the same transaction', async () => {
    await planned.create(plan)
    const marked = await api.db.transaction(async (tx) => {
      await applyPlannedPrices(tx, tomorrow)
      const { rows } = await tx.execute(
        sql`select product_id as "productId", zone_id as "zoneId" from stale_listing`,
      )
      return rows
    })
    expect(marked).toContainEqual({ productId: 1, zoneId: 2 })
  })
})
