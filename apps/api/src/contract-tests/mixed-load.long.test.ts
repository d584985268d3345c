import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { importYml } from '../desk/import/import-yml.ts'
import { releaseReservations } from '../order/order/release-reservations.ts'
import { createVisitor } from '../test-support/create-call.ts'
import { addCatalogue, offers, places } from '../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../test-support/fixtures/feed.ts'
import { almaty } from '../test-support/fixtures/region.ts'
import { findBrokenInvariants } from '../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

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
  // Both regions sell from both warehouses, so that their orders compete for the same rows.
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

/**
 * Products in a different order each time: code that does not sort the rows it locks would
 * deadlock.
 */
const rotateOffers = (by: number): number[] =>
  SOLD.map((_, index) => SOLD[(index + by) % SOLD.length] ?? 0)

async function orderAll(shopper: number): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < ORDERS_OF_A_SHOPPER; round++) {
    const region = REGIONS[(shopper + round) % REGIONS.length] ?? 'moscow'
    const visitor = createVisitor(api.call, { 'x-shop-region': region })
    const offers = rotateOffers(shopper + round).map((offerId) => ({ offerId, quantity: 1 }))
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const phoneNumber = `+7 900 123-45-${10 + shopper}`
    const order = { ...CONTACTS, phoneNumber }
    statuses.push((await visitor('POST', '/api_vue/basket/createOrder/', order)).status)
  }
  return statuses
}

/** Retries after a lock timeout, which is not a deadlock. Any other error fails the test. */
async function retryOnLockTimeout(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!/lock timeout/.test(String((error as Error).cause))) throw error
    await retryOnLockTimeout(work)
  }
}

/** Unpaid orders expire at once, and two workers cancel them. */
async function cancelAll(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 second'
      where id in (select id from reservation where state = 'held' for update skip locked)`)
    const release = () => retryOnLockTimeout(() => releaseReservations(api.services))
    await Promise.all([release(), release()])
  }
}

async function changePrices(isOver: () => boolean): Promise<void> {
  for (let round = 1; !isOver(); round++) {
    const offerId = SOLD[round % SOLD.length]
    await retryOnLockTimeout(() =>
      api.db.execute(sql`update price set amount = amount + 10, old_amount = old_amount + 10
        where offer_id = ${offerId}`),
    )
  }
}

async function importStock(isOver: () => boolean): Promise<void> {
  for (let round = 1; !isOver(); round++) {
    const feedOffers = rotateOffers(round).map((offerId, index) =>
      buildOffer(guids.get(offerId) ?? '', {
        attributes: `available="${(round + index) % 3 > 0}"`,
        inside: `<price>${50_000 + round}</price>${index === 0 ? '' : `<count>${(round + index) % 3}</count>`}`,
      }),
    )
    const file = await writeFeedFile(buildFeed(feedOffers))
    await retryOnLockTimeout(() =>
      importYml(api.db, file, { defaultStock: 1, onProgress: () => undefined }),
    )
  }
}

const inStock = async (code: string, region: string): Promise<number[]> => {
  const headers = { 'x-shop-region': region }
  const requested = { ELEMENT_CODE: code }
  return (await api.call('POST', '/api_vue/getProductPage/', requested, { headers })).body.inStock
}

const pages = PRODUCTS.flatMap((code) => REGIONS.map((region) => ({ code, region })))

/** Keeps every page in memory, so that a page that is not purged is detected as stale. */
async function readPages(isOver: () => boolean): Promise<void> {
  while (!isOver()) for (const { code, region } of pages) await inStock(code, region)
}

/** The expected content of the page, computed from the stock itself. */
async function findHeldOffers(code: string, region: string): Promise<number[]> {
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

it('[product.page] concurrent orders, cancellations, prices and imports cause no deadlock, lose no stock and leave no stale page', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false
    const isFinished = () => isOver
    const backgroundJobs = [cancelAll, changePrices, importStock, readPages].map((work) =>
      work(isFinished),
    )
    const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) => orderAll(shopper))
    const statuses = (
      await Promise.all(shoppers).finally(() => {
        isOver = true
      })
    ).flat()
    await Promise.all(backgroundJobs)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await findBrokenInvariants(api.db)).toEqual([])
    for (const { code, region } of pages) {
      const expected = await findHeldOffers(code, region)
      await vi.waitFor(
        async () =>
          expect([code, region, await inStock(code, region)]).toEqual([code, region, expected]),
        { timeout: 30_000 },
      )
    }
  }
  expect(await deadlocks()).toBe(0)
})
