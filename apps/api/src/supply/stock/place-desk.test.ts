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

let api: TestApi
let warehouses: Desk
let stores: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const owner = await logInAs(api, { groups: [1] })
  warehouses = openDesk(owner, 'warehouses')
  stores = openDesk(owner, 'stores')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from stock_place where code = 'omsk'`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const listTags = async () => {
  const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
  return rows.flatMap(({ tags }) => tags)
}

const warehouse = {
  code: 'omsk',
  name: 'Склад в Омске',
  regionId: 1,
  address: 'Омск, ул. Складская, 1',
  latitude: 54.99,
  longitude: 73.37,
  isMain: false,
  isActive: true,
  position: 500,
}
const store = {
  ...warehouse,
  phone: '+7 (381) 200-00-00',
  hours: 'Пн–Пт 10:00–21:00\nСб, Вс 10:00–20:00',
  pickupCapacity: 10,
}

describe('a warehouse of the owner', () => {
  it('[shop.places] [POST /retail/shop/warehouses/] [POST /retail/shop/warehouses/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, warehouses, await warehouses.create(warehouse))
  })

  it('[shop.places] [POST /retail/shop/warehouses/change/] [POST /retail/shop/warehouses/history/] [POST /retail/shop/warehouses/undo/] is changed, recorded and changed back', async () => {
    const row = await warehouses.create(warehouse)
    const { entry } = await expectConflictAndUndo(warehouses, row, { name: 'Новый склад' })
    expect(entry).toMatchObject({
      before: { name: 'Склад в Омске' },
      after: { name: 'Новый склад' },
    })
  })

  it('[shop.places] [POST /retail/shop/warehouses/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(warehouses, await warehouses.create(warehouse))
  })

  it('[shop.places] [POST /retail/shop/warehouses/export/] [POST /retail/shop/warehouses/import/] goes out as CSV and comes back', async () => {
    await warehouses.create(warehouse)
    await expectFileKept(warehouses, ['Склад в Омске', 'Склад на Иртыше'])
  })

  it.each([
    ['a code with a space', { code: 'om sk' }, 'code'],
    ['no name', { name: ' ' }, 'name'],
    ['a region that is not there', { regionId: 999 }, 'regionId'],
    ['a latitude beyond the pole', { latitude: 91 }, 'latitude'],
    ['a longitude beyond the globe', { longitude: -181 }, 'longitude'],
    ['an order below zero', { position: -1 }, 'position'],
  ])(
    '[shop.places] [POST /retail/shop/warehouses/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await warehouses.listProblems({ ...warehouse, ...changes })).toEqual([
        `values.${field}`,
      ])
    },
  )

  it('[shop.places] has a code of its own, also among the stores', async () => {
    await stores.create(store)
    expect(await warehouses.listProblems(warehouse)).toEqual(['values.code'])
  })

  it('[shop.places] is not among the stores, nor a store among the warehouses', async () => {
    const row = await warehouses.create(warehouse)
    expect((await stores.send('one/', { id: row.id })).status).toBe(404)
    expect((await stores.remove(row)).status).toBe(404)
    const [creation] = await warehouses.history(row.id)
    expect((await stores.send('undo/', { entryId: creation.id })).status).toBe(404)
    expect((await stores.list({ search: 'omsk' })).total).toBe(0)
    expect((await warehouses.list({ search: 'ОМСКЕ' })).total).toBe(1)
  })

  it('[shop.places] that supplies a region or has stock is not removed', async () => {
    const row = await warehouses.create(warehouse)
    const id = Number(row.id)
    await api.db.execute(
      sql`insert into region_warehouse (region_id, warehouse_id) values (2, ${id})`,
    )
    expect((await warehouses.remove(row)).body.code).toBe('in_use')
    await api.db.execute(sql`delete from region_warehouse where warehouse_id = ${id}`)
    await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand) values (1, ${id}, 2)`)
    expect((await warehouses.remove(row)).body.code).toBe('in_use')
    await api.db.execute(sql`delete from stock where place_id = ${id}`)
    expect((await warehouses.remove(row)).status).toBe(200)
  })
})

describe('a store of the owner', () => {
  it('[shop.places] [POST /retail/shop/stores/] [POST /retail/shop/stores/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, stores, await stores.create(store))
  })

  it('[shop.places] [POST /retail/shop/stores/change/] [POST /retail/shop/stores/history/] [POST /retail/shop/stores/undo/] is changed, recorded and changed back', async () => {
    const row = await stores.create(store)
    const { entry } = await expectConflictAndUndo(stores, row, {
      phone: '+7 (381) 200-00-01',
      isActive: false,
      pickupCapacity: 4,
    })
    expect(entry).toMatchObject({
      before: { phone: store.phone, is_active: true, pickup_capacity: 10 },
      after: { phone: '+7 (381) 200-00-01', is_active: false, pickup_capacity: 4 },
    })
  })

  it('[shop.places] [POST /retail/shop/stores/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(stores, await stores.create(store))
  })

  it('[shop.places] [POST /retail/shop/stores/export/] [POST /retail/shop/stores/import/] goes out as CSV and comes back', async () => {
    await stores.create(store)
    await expectFileKept(stores, ['+7 (381) 200-00-00', '+7 (381) 200-00-02'])
  })

  it('[shop.places] has hours as they were typed, in order, and is announced to its pages', async () => {
    const row = await stores.create({ ...store, hours: 'Пн-Пт 9:00 - 21:00\n\nСб,Вс 10:00—20:00' })
    expect(row.values.hours).toBe('Пн–Пт 09:00–21:00\nСб, Вс 10:00–20:00')
    const { rows } = await api.db.execute(sql`select hours from stock_place where code = 'omsk'`)
    expect(rows).toEqual([
      {
        hours: [
          { days: 'Пн–Пт', opens: '09:00', closes: '21:00' },
          { days: 'Сб, Вс', opens: '10:00', closes: '20:00' },
        ],
      },
    ])
    expect(await listTags()).toContain('store')
  })

  it('[shop.places] keeps hours in the words it was founded with until the owner changes them', async () => {
    const row = await stores.create(store)
    const founded = [{ days: 'Ежедневно, кроме понедельника', opens: '10:00', closes: '02:00' }]
    await api.db.execute(sql`
      update stock_place set hours = ${JSON.stringify(founded)}::jsonb where id = ${Number(row.id)}`)
    const [found] = (await stores.list({ search: 'omsk' })).rows
    const kept = found as DeskRow
    expect(kept.values.hours).toBe('Ежедневно, кроме понедельника 10:00–02:00')
    const { entry, changed } = await expectConflictAndUndo(stores, kept, { name: 'Новый' })
    expect(changed.values.hours).toBe(kept.values.hours)
    expect(Object.keys(entry.after)).toEqual(['name'])
    const refused = await stores.change(kept, { hours: 'Ежедневно 10:00–20:00' })
    expect(Object.keys(refused.body.fields)).toEqual(['values.hours'])
    const { entry: replacement } = await expectConflictAndUndo(stores, kept, {
      hours: 'Вт–Вс 10:00–20:00',
    })
    expect(replacement.before).toEqual({ hours: founded })
  })

  it.each([
    ['hours in words', { hours: 'круглосуточно' }, 'hours'],
    ['days in words', { hours: 'Ежедневно 10:00–20:00' }, 'hours'],
    ['an end before its start', { hours: 'Пн 21:00–10:00' }, 'hours'],
    ['letters in its phone', { phone: 'позвоните' }, 'phone'],
    ['nobody to hand out orders', { pickupCapacity: 0 }, 'pickupCapacity'],
    ['half an order in a window', { pickupCapacity: 2.5 }, 'pickupCapacity'],
  ])(
    '[shop.places] [POST /retail/shop/stores/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await stores.listProblems({ ...store, ...changes })).toEqual([`values.${field}`])
    },
  )
})
