import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { importYml } from '../src/modules/import/import-yml.ts'
import { releaseReservations } from '../src/modules/order/release-reservations.ts'
import { visitorOf } from './call-of.ts'
import { addCatalogue, offers, places } from './fixtures/catalogue.ts'
import { feedOf, fileOf, offerOf } from './fixtures/feed.ts'
import { almaty } from './fixtures/region.ts'
import { brokenInvariants } from './money-invariants.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const ROUNDS = 3
const SHOPPERS = 8
const ORDERS_OF_A_SHOPPER = 3
const CONTACTS = { name: 'Анна Петрова', email: 'anna@example.ru' }
const REGIONS = ['moscow', 'almaty'] as const
const PRODUCTS = [
  'divan-polden',
  'divan-bereg',
  'divan-ugol',
  'stul-veter',
  'gruppa-polden',
] as const
const SOLD = [offers.poldenVelvetGreen, offers.beregLinenGreen, offers.chair] as const

let api: TestApi
let guids: Map<number, string>
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue, env: { DATABASE_POOL_SIZE: '24' } })
  // Both regions sell from both warehouses, so that their orders meet on the same rows.
  await api.db.execute(sql`insert into region_warehouse (region_id, warehouse_id, lead_days)
    values (${almaty}, ${places.warehouse}, 5), (1, ${places.almatyWarehouse}, 5)`)
  await api.db.execute(sql`insert into price (zone_id, offer_id, amount, old_amount)
    select 2, offer_id, amount * 5, old_amount * 5 from price where zone_id = 1
    on conflict do nothing`)
  await api.db.execute(sql`delete from stock`)
  await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
    select o, p, 2 from unnest(${sql.param([...SOLD])}::int[]) o, generate_series(1, 4) p`)
  const found = await api.db.execute<{ id: number; guid: string }>(sql`select id, guid from offer`)
  guids = new Map(found.rows.map(({ id, guid }) => [id, guid]))
})
afterAll(() => api.close())

/** Goods in another order each time: whoever does not sort what it locks meets another in a ring. */
const turned = (by: number): number[] => SOLD.map((_, at) => SOLD[(at + by) % SOLD.length] ?? 0)

async function orderAll(shopper: number): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < ORDERS_OF_A_SHOPPER; turn++) {
    const region = REGIONS[(shopper + turn) % REGIONS.length] ?? 'moscow'
    const visitor = visitorOf(api.call, { 'x-shop-region': region })
    const wanted = turned(shopper + turn).map((offerId) => ({ offerId, quantity: 1 }))
    await visitor('POST', '/api_vue/basket/add/', { offers: wanted })
    const phoneNumber = `+7 900 123-45-${10 + shopper}`
    const order = () =>
      visitor('POST', '/api_vue/basket/createOrder/', { ...CONTACTS, phoneNumber })
    let made = await order()
    // Whoever waited too long on a slow machine is told to come again, and does.
    while (made.status === 503) made = await order()
    statuses.push(made.status)
  }
  return statuses
}

/** A wait that took too long is no ring: it is begun again. Anything else fails the test. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!/lock timeout/.test(String((error as Error).cause))) throw error
    await patiently(work)
  }
}

/** Unpaid orders run out at once, and two workers cancel them. */
async function cancelAll(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 second'
      where id in (select id from reservation where state = 'held' for update skip locked)`)
    const release = () => patiently(() => releaseReservations(api.services))
    await Promise.all([release(), release()])
  }
}

async function changePrices(isOver: () => boolean): Promise<void> {
  for (let turn = 1; !isOver(); turn++) {
    const offerId = SOLD[turn % SOLD.length]
    await patiently(() =>
      api.db.execute(sql`update price set amount = amount + 10, old_amount = old_amount + 10
        where offer_id = ${offerId}`),
    )
  }
}

async function importStock(isOver: () => boolean): Promise<void> {
  for (let turn = 1; !isOver(); turn++) {
    const fed = turned(turn).map((offerId, at) =>
      offerOf(guids.get(offerId) ?? '', {
        attributes: `available="${(turn + at) % 3 > 0}"`,
        inside: `<price>${50_000 + turn}</price>${at === 0 ? '' : `<count>${(turn + at) % 3}</count>`}`,
      }),
    )
    const file = await fileOf(feedOf(fed))
    await patiently(() => importYml(api.db, file, { defaultStock: 1, tell: () => undefined }))
  }
}

const inStock = async (code: string, region: string): Promise<number[]> => {
  const headers = { 'x-shop-region': region }
  const asked = { ELEMENT_CODE: code }
  return (await api.call('POST', '/api_vue/getProductPage/', asked, { headers })).body.inStock
}

const pages = PRODUCTS.flatMap((code) => REGIONS.map((region) => ({ code, region })))

/** Keeps every page in memory, so that one that nobody purges is seen to be old. */
async function readPages(isOver: () => boolean): Promise<void> {
  while (!isOver()) for (const { code, region } of pages) await inStock(code, region)
}

/** What the page must say, from the stock itself. */
async function heldBy(code: string, region: string): Promise<number[]> {
  const { rows } = await api.db.execute<{ id: number }>(sql`
    select o.id from offer o
    join product p on p.id = o.product_id join region r on r.code = ${region}
    where p.code = ${code} and exists (
      select from price c where c.offer_id = o.id and c.zone_id = r.price_zone_id)
    and not exists (
      select from offer_piece piece where piece.offer_id = o.id and piece.least > (
        select coalesce(sum(st.on_hand - st.reserved), 0) from stock st
        where st.offer_id = piece.piece_id and st.place_id in (
          select rp.place_id from region_place rp where rp.region_id = r.id)))
    order by o.id`)
  return rows.map(({ id }) => id)
}

async function deadlocks(): Promise<number> {
  const found = await api.db.execute<{ deadlocks: number }>(sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`)
  return found.rows[0]?.deadlocks ?? -1
}

it('[product.page] orders, cancellations, prices and feeds at once lock nobody out, lose no piece and leave no old page', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false
    const over = () => isOver
    const beside = [cancelAll, changePrices, importStock, readPages].map((work) => work(over))
    const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) => orderAll(shopper))
    const statuses = (
      await Promise.all(shoppers).finally(() => {
        isOver = true
      })
    ).flat()
    await Promise.all(beside)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await brokenInvariants(api.db)).toEqual([])
    for (const { code, region } of pages) {
      const held = await heldBy(code, region)
      await vi.waitFor(async () =>
        expect([code, region, await inStock(code, region)]).toEqual([code, region, held]),
      )
    }
  }
  expect(await deadlocks()).toBe(0)
})
