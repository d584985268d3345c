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
let tariffs: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const owner = await logInAs(api, { groups: [1] })
  tariffs = openDesk(owner, 'tariffs')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from delivery_tariff where region_id = 2`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const listTags = async () => {
  const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
  return rows.flatMap(({ tags }) => tags)
}

const tariff = {
  name: 'Курьером по городу',
  regionId: 2,
  kind: 'courier',
  description: 'До подъезда',
  price: 2_500,
  freeFrom: 150_000,
  pricePerKm: 200,
  cityRadiusKm: 12.5,
  outsideLimitKm: 80,
  toDoorPrice: 1_000,
  liftPrice: 1_000,
  floorPrice: 500,
  position: 1,
  isActive: true,
}

describe('a tariff of the owner', () => {
  it('[shop.tariffs] [POST /retail/shop/tariffs/] [POST /retail/shop/tariffs/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, tariffs, await tariffs.create(tariff))
  })

  it('[shop.tariffs] [POST /retail/shop/tariffs/change/] [POST /retail/shop/tariffs/history/] [POST /retail/shop/tariffs/undo/] is changed, recorded and changed back', async () => {
    const row = await tariffs.create(tariff)
    const { entry } = await expectConflictAndUndo(tariffs, row, { price: 3_000, freeFrom: null })
    expect(entry).toMatchObject({
      before: { price: 2_500, free_from: 150_000 },
      after: { price: 3_000 },
    })
  })

  it('[shop.tariffs] [POST /retail/shop/tariffs/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(tariffs, await tariffs.create(tariff))
  })

  it('[shop.tariffs] [POST /retail/shop/tariffs/export/] [POST /retail/shop/tariffs/import/] goes out as CSV and comes back', async () => {
    await tariffs.create(tariff)
    await expectFileKept(tariffs, ['До подъезда', 'До двери'])
  })

  it('[shop.tariffs] is announced to the pages of the regions', async () => {
    await tariffs.create(tariff)
    expect(await listTags()).toContain('region')
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a kind that is not there', { kind: 'drone' }, 'kind'],
    ['a fraction of a tenge', { price: 0.5 }, 'price'],
    ['a price below zero', { floorPrice: -1 }, 'floorPrice'],
    ['its farthest delivery within the city', { outsideLimitKm: 12 }, 'outsideLimitKm'],
    ['a region that is not there', { regionId: 999 }, 'regionId'],
  ])(
    '[shop.tariffs] [POST /retail/shop/tariffs/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await tariffs.listProblems({ ...tariff, ...changes })).toEqual([`values.${field}`])
    },
  )

  it('[shop.tariffs] with a name that the region has for its kind is refused at its field', async () => {
    await tariffs.create(tariff)
    expect(await tariffs.listProblems(tariff)).toEqual(['values.name'])
    await tariffs.create({ ...tariff, kind: 'delayed' })
  })

  it('[shop.tariffs] needs a fresh code of the owner', async () => {
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'`)
    expect((await tariffs.send('create/', { values: tariff })).body.code).toBe('prove_again')
    await api.db.execute(sql`update session set verified_at = now()`)
  })
})
