import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import {
  type Desk,
  expectConflictAndUndo,
  expectFileKept,
  expectOwnersOnly,
  expectRemovalUndone,
  openDesk,
} from '../../test-support/open-desk.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let promotions: Desk
let products: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const owner = await logInAs(api, { groups: [1] })
  promotions = openDesk(owner, 'promotions')
  products = openDesk(owner, 'promotion-products')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from promotion_product`)
  await api.db.execute(sql`delete from promotion`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const listTags = async () => {
  const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
  return rows.flatMap(({ tags }) => tags)
}

const promotion = {
  code: 'osen',
  name: 'Осенние скидки',
  nameKk: '',
  nameEn: 'Autumn',
  description: 'Вещи до {1000}.',
  descriptionKk: '',
  descriptionEn: 'Things up to {1000}.',
  picture: '',
  startsAt: '2026-09-01T00:00:00.000Z',
  endsAt: null,
  position: 500,
  isActive: true,
}
const membership = { promotion: 'osen', productId: 1 }

describe('a promotion of the owner', () => {
  it('[shop.promotions] [POST /retail/shop/promotions/] [POST /retail/shop/promotions/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, promotions, await promotions.create(promotion))
  })

  it('[shop.promotions] [POST /retail/shop/promotions/change/] [POST /retail/shop/promotions/history/] [POST /retail/shop/promotions/undo/] is changed, recorded and changed back', async () => {
    const row = await promotions.create(promotion)
    const { entry } = await expectConflictAndUndo(promotions, row, { descriptionKk: 'Заттар' })
    expect(entry).toMatchObject({
      before: { translations: { en: { description: 'Things up to {1000}.' } } },
      after: { translations: { kk: { description: 'Заттар' } } },
    })
  })

  it('[shop.promotions] [POST /retail/shop/promotions/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(promotions, await promotions.create(promotion))
  })

  it('[shop.promotions] [POST /retail/shop/promotions/export/] [POST /retail/shop/promotions/import/] goes out as CSV and comes back', async () => {
    await promotions.create(promotion)
    await expectFileKept(promotions, ['Осенние скидки', 'Зимние скидки'])
  })

  it('[shop.promotions] is announced to the pages, with its products', async () => {
    await promotions.create(promotion)
    expect(await listTags()).toContain('promotion')
    await api.db.execute(sql`delete from page_change`)
    await products.create(membership)
    expect(await listTags()).toContain('promotion')
  })

  it.each([
    ['an address in capitals', { code: 'OSEN' }, 'code'],
    ['no name', { name: '' }, 'name'],
    ['an end at its beginning', { endsAt: '2026-09-01T00:00:00.000Z' }, 'endsAt'],
    ['too long a description', { description: 'я'.repeat(1_901) }, 'description'],
  ])(
    '[shop.promotions] [POST /retail/shop/promotions/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await promotions.listProblems({ ...promotion, ...changes })).toEqual([
        `values.${field}`,
      ])
    },
  )

  it('[shop.promotions] with an address that another one has is refused at its field', async () => {
    await promotions.create(promotion)
    expect(await promotions.listProblems(promotion)).toEqual(['values.code'])
  })

  it('[shop.promotions] that has products is not removed', async () => {
    const row = await promotions.create(promotion)
    await products.create(membership)
    expect((await promotions.remove(row)).body.code).toBe('in_use')
    expect((await products.list()).total).toBe(1)
  })
})

describe('a product of a promotion', () => {
  beforeEach(() => promotions.create(promotion))

  it('[shop.promotions] [POST /retail/shop/promotion-products/] [POST /retail/shop/promotion-products/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, products, await products.create(membership))
  })

  it('[shop.promotions] [POST /retail/shop/promotion-products/remove/] [POST /retail/shop/promotion-products/history/] [POST /retail/shop/promotion-products/undo/] is taken out and put back', async () => {
    const row = await products.create(membership)
    expect(row.facts).toEqual({ productName: 'Диван «Полдень»', promotionName: promotion.name })
    expect((await products.list({ search: 'полдень' })).rows).toEqual([row])
    await expectRemovalUndone(products, row)
  })

  it('[shop.promotions] [POST /retail/shop/promotion-products/change/] is another row for another product', async () => {
    const row = await products.create(membership)
    const answer = await products.change(row, { productId: 2 })
    expect(Object.keys(answer.body.fields), answer.text).toEqual(['values.productId'])
  })

  it.each([
    ['a promotion that is not there', { promotion: 'zima' }, 'promotion'],
    ['a product that is not there', { productId: 999_999 }, 'productId'],
    ['a product that it has already', {}, 'productId'],
  ])(
    '[shop.promotions] [POST /retail/shop/promotion-products/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      await products.create(membership)
      expect(await products.listProblems({ ...membership, ...changes })).toEqual([
        `values.${field}`,
      ])
    },
  )

  it('[shop.promotions] [POST /retail/shop/promotion-products/export/] [POST /retail/shop/promotion-products/import/] goes out as CSV, and many come in', async () => {
    await products.create(membership)
    const { csv } = (await products.send('export/')).body
    const more = `${csv}osen;2\r\nosen;3\r\n`
    const answer = await products.send('import/', { csv: more, isTrial: false })
    expect(answer.body, answer.text).toMatchObject({ isSaved: true, created: 2, same: 1 })
    expect((await products.list()).total).toBe(3)
  })
})
