import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import {
  type Desk,
  type DeskRow,
  expectConflictAndUndo,
  expectOwnersOnly,
  openDesk,
} from '../../test-support/open-desk.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let stock: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const owner = await logInAs(api, { groups: [1] })
  stock = openDesk(owner, 'stock')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from stock where place_id = 3`)
  await api.db.execute(
    sql`insert into stock (offer_id, place_id, on_hand, reserved) values (1, 3, 5, 2)`,
  )
  await api.db.execute(sql`delete from page_change`)
  await api.db.execute(sql`delete from staff_log`)
})
afterAll(() => api.close())

const listTags = async () => {
  const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
  return rows.flatMap(({ tags }) => tags)
}

const find = async (): Promise<DeskRow> => (await stock.send('one/', { id: '1-3' })).body.row
const count = { offerId: 2, place: 'almaty-warehouse', onHand: 4, reason: 'Пересчёт' }

describe('the stock of a place', () => {
  it('[shop.stock] [POST /retail/shop/stock/] [POST /retail/shop/stock/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, stock, await find())
  })

  it('[shop.stock] is found by article, product and number, with what is reserved', async () => {
    const row = await find()
    expect(row).toMatchObject({
      values: { offerId: 1, place: 'almaty-warehouse', onHand: 5, reason: '' },
      facts: {
        article: 'P1',
        productName: 'Диван «Полдень»',
        placeName: 'almaty-warehouse',
        reserved: 2,
      },
    })
    for (const search of ['p1', 'полдень', '1'])
      expect((await stock.list({ search })).rows).toContainEqual(row)
    expect((await stock.list({ search: 'нет' })).total).toBe(0)
  })

  it('[shop.stock] [POST /retail/shop/stock/change/] [POST /retail/shop/stock/history/] [POST /retail/shop/stock/undo/] is corrected with a reason, recorded and corrected back', async () => {
    const { entry } = await expectConflictAndUndo(stock, await find(), {
      onHand: 3,
      reason: 'Бой при разгрузке',
    })
    expect(entry).toMatchObject({
      before: { on_hand: 5 },
      after: { on_hand: 3, reason: 'Бой при разгрузке' },
    })
  })

  it('[shop.stock] is not disturbed by a reservation, and keeps what a sale changed', async () => {
    const row = await find()
    await api.db.execute(sql`update stock set reserved = 3 where offer_id = 1 and place_id = 3`)
    const changed = await stock.change(row, { onHand: 7, reason: 'Приход' })
    expect(changed.body.row, changed.text).toMatchObject({
      values: { onHand: 7 },
      facts: { reserved: 3 },
    })
    await api.db.execute(sql`update stock set on_hand = 6 where offer_id = 1 and place_id = 3`)
    const late = await stock.change(changed.body.row, { onHand: 9, reason: 'Пересчёт' })
    expect(late.body.code).toBe('changed_meanwhile')
    const [entry, ...older] = await stock.history('1-3')
    expect(older).toEqual([])
    expect((await stock.send('undo/', { entryId: entry.id })).body.code).toBe('changed_meanwhile')
  })

  it.each([
    ['fewer than are reserved', { onHand: 1.9 }, 'onHand'],
    ['a hundredth', { onHand: 2.01 }, 'onHand'],
    ['fewer than none', { onHand: -1 }, 'onHand'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['another place', { place: 'moscow-store' }, 'place'],
    ['a place that is not there', { place: 'omsk' }, 'place'],
  ])('[shop.stock] with %s is refused at its field', async (_what, changes, field) => {
    const row = await find()
    const answer = await stock.change(row, { onHand: 4, reason: 'Пересчёт', ...changes })
    expect(answer.status, answer.text).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([`values.${field}`])
    expect(await find()).toEqual(row)
  })

  it('[shop.stock] [POST /retail/shop/stock/create/] is counted where there was none, and told to the pages', async () => {
    const row = await stock.create(count)
    expect(row.id).toBe('2-3')
    expect(await listTags()).toContain('product:divan-polden')
    expect(await stock.listProblems(count)).toEqual(['values.place'])
    expect(await stock.listProblems({ ...count, offerId: 999_999 })).toEqual(['values.offerId'])
  })

  it('[shop.stock] [POST /retail/shop/stock/remove/] is never removed', async () => {
    const row = await find()
    expect((await stock.remove(row)).body.code).toBe('not_possible')
    expect(await find()).toEqual(row)
  })

  it('[shop.stock] [POST /retail/shop/stock/export/] [POST /retail/shop/stock/import/] goes out as CSV, and a count comes in', async () => {
    const { total } = await stock.list()
    const { csv } = (await stock.send('export/')).body
    const read = async (text: string) =>
      (await stock.send('import/', { csv: text, isTrial: false })).body
    expect(await read(csv)).toMatchObject({ isSaved: true, changed: 0, same: total })
    expect(csv).toContain('1;almaty-warehouse;5;')
    const counted = csv.replace('1;almaty-warehouse;5;', '1;almaty-warehouse;2;Пересчёт')
    expect(await read(counted)).toMatchObject({ isSaved: true, changed: 1, same: total - 1 })
    expect((await find()).values).toMatchObject({ onHand: 2, reason: 'Пересчёт' })
    const without = counted.replace('2;Пересчёт', '1;Пересчёт')
    const refused = await read(without)
    expect(refused.isSaved).toBe(false)
    expect(Object.keys(refused.errors[0].fields)).toEqual(['onHand'])
  })
})
