import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../../../platform/logging/logger.ts'
import { listing, staleListing } from '../../../schema/listing.table.ts'
import { addCatalogue, offers } from '../../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { ListingRebuilder, rebuildStaleListings } from './listing-rebuilder.ts'

const SOFA = 1
const LONG_MS = 15_000

let api: TestApi
let rebuilder: ListingRebuilder
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  rebuilder = api.services.listings
})
afterAll(() => api.close())
beforeEach(async () => {
  api.services.responseCache.clear()
  await api.listed()
})

const post = async (path: string, body: object) =>
  (await api.call('POST', `/api_vue/${path}`, body)).body

const sofaInList = async (more: object = {}) =>
  (await post('getProducts/', { section: 'divany', ...more })).elements.find(
    ({ id }: { id: number }) => id === SOFA,
  )

const marks = () => api.db.select().from(staleListing)

/**
 * Runs a statement as an administrator at the console does: on a connection without the API's code.
 */
async function runInConsole(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: api.services.env.DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const setPrice = (amount: number) =>
  runInConsole(`update price set amount = ${amount}, old_amount = greatest(old_amount, ${amount})
    where offer_id = ${offers.poldenLinenBeige} and zone_id = 1`)

const storedPrice = async () => {
  const { rows } = await api.db.execute<{ price: number; shown: number }>(sql`
    select price, (card #>> '{price,new}')::int as shown from listing
    where zone_id = 1 and product_id = ${SOFA}`)
  return rows
}

describe('a change in the database', () => {
  it('of a price at the console is in a list and in the filters', async () => {
    await sofaInList()
    await setPrice(61_000)
    await vi.waitFor(
      async () => {
        expect((await sofaInList()).price.new).toBe(61_000)
        expect(await sofaInList({ params: { price: '60999-61001' } })).toBeDefined()
      },
      { timeout: 30_000, interval: 20 },
    )
    expect(await storedPrice()).toEqual([{ price: 61_000, shown: 61_000 }])
  })

  it('marks the price zone it concerns; a change in the default zone marks all that follow its rate', async () => {
    const zonesMarked = (statement: string) =>
      api.db.transaction(async (tx) => {
        await tx.execute(sql.raw(statement))
        const { rows } = await tx.execute<{ zone_id: number }>(
          sql`select distinct zone_id from stale_listing where product_id = 3 order by zone_id`,
        )
        return rows.map((row) => row.zone_id)
      })
    const offer = 'where offer_id = (select id from offer where product_id = 3 limit 1)'
    expect(
      await zonesMarked(`insert into price select 2, id, 300000, 300000 from offer
        where product_id = 3 limit 1 on conflict (zone_id, offer_id) do update set amount = 300000`),
    ).toEqual([2])
    await api.listed()
    expect(
      await zonesMarked(`update price set amount = amount - 1 ${offer} and zone_id = 1`),
    ).toEqual([1, 2])
  })

  it('that is rolled back marks nothing', async () => {
    await expect(
      api.db.transaction(async (tx) => {
        await tx.execute(sql`update product set is_hit = not is_hit`)
        throw new Error('rolled back on purpose')
      }),
    ).rejects.toThrow('rolled back on purpose')
    expect(await marks()).toEqual([])
  })
})

describe('a marked row that is read before its rebuild', () => {
  /** Prevents rebuilds while the work runs: another transaction holds a lock on the sofa. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from product where id = ${SOFA} for no key update`)
      await work()
      expect((await marks()).length).toBeGreaterThan(0)
    })
    await api.listed()
  }

  it.each([
    ['getProducts/', { section: 'divany' }],
    ['getProducts/', { section: 'divany', params: { OBIVKA: '1' } }],
    ['catalog/getMiniCards/', { offerIds: [offers.poldenLinenBeige] }],
    ['getProduct/', { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden' }],
    ['multisearch/', { q: 'полдень' }],
  ])('%s %j returns the current price', async (path, body) => {
    const amount = 50_000 + Math.floor(performance.now())
    await whileLocked(async () => {
      await setPrice(amount)
      const answer = await post(path, body)
      const cards = answer.elements ?? answer.products ?? [answer.product]
      const sofa = cards.find(({ id }: { id: number }) => id === SOFA)
      expect(sofa.price.new).toBe(amount)
      expect(sofa.offers[0].price.new).toBe(amount)
    })
    expect((await storedPrice())[0]?.shown).toBe(amount)
  })

  it('omits a product that is no longer sold, and its page shows it as unavailable', async () => {
    const setActive = (isActive: boolean) =>
      runInConsole(`update offer set is_active = ${isActive} where product_id = ${SOFA}`)
    const page = async () =>
      (await post('getProduct/', { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden' })).product
    await whileLocked(async () => {
      await setActive(false)
      expect(await sofaInList()).toBeUndefined()
      expect(await page()).toMatchObject({ isForbidden: true, price: { new: 0 } })
    })
    expect(await storedPrice()).toEqual([])
    await setActive(true)
    await vi.waitFor(
      async () => {
        expect(await sofaInList()).toBeDefined()
        expect((await page()).isForbidden).toBe(false)
      },
      { timeout: 30_000 },
    )
  })
})

describe('rebuilding', () => {
  it('by several processes at once ends with the current data', async () => {
    const { DATABASE_URL: url } = api.services.env
    const rebuilders = [1, 2].map(() => new ListingRebuilder(url, createLogger('silent')))
    await Promise.all(rebuilders.map((rebuilder) => rebuilder.open()))
    for (let round = 1; round <= 15; round++) await setPrice(52_000 + round)
    await api.listed()
    await Promise.all(rebuilders.map((rebuilder) => rebuilder.close()))
    expect(await storedPrice()).toEqual([{ price: 52_015, shown: 52_015 }])
    const rows = await api.db.select().from(listing)
    expect(new Set(rows.map(({ zoneId, productId }) => `${zoneId} ${productId}`)).size).toBe(
      rows.length,
    )
  })

  it('skips a product that a writer has locked and rebuilds it afterwards', async () => {
    const stored = async () => {
      const { rows } = await api.db.execute(sql`
        select price, popularity from listing where zone_id = 1 and product_id = 3`)
      return rows
    }
    const before = await stored()
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`update product set popularity = 7777 where id = 3`)
      await runInConsole(`update price set amount = 53000, old_amount = 53000
        where offer_id = ${offers.ugolLeatherBeige} and zone_id = 1`)
      await rebuildStaleListings(api.db, 100)
      expect(await stored()).toEqual(before)
    })
    await api.listed()
    expect(await stored()).toEqual([{ price: 53_000, popularity: 7_777 }])
  })

  it('does not lose a change that is committed while the cards are composed', async () => {
    await api.db.execute(sql`
      create function write_during_rebuild() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.2); return null; end $$`)
    await api.db.execute(sql`create trigger slow_rebuild after insert on listing
      for each statement execute function write_during_rebuild()`)
    await setPrice(54_000)
    // The first rebuild has read this price by now and waits before it commits.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await setPrice(55_000)
    await vi.waitFor(
      async () => expect(await storedPrice()).toEqual([{ price: 55_000, shown: 55_000 }]),
      { timeout: 30_000, interval: 20 },
    )
    await api.db.execute(sql`drop trigger slow_rebuild on listing`)
  })

  it('continues past a product that cannot be rebuilt, and rebuilds it once it can be', async () => {
    await api.db.execute(sql`
      create function refuse_ugol() returns trigger language plpgsql as $$
      begin
        if new.product_id = 3 then raise exception 'not today'; end if;
        return new;
      end $$`)
    await api.db.execute(sql`create trigger refuse_ugol before insert on listing
      for each row execute function refuse_ugol()`)
    await runInConsole('update product set popularity = 4444 where id = 3')
    await setPrice(58_000)
    await vi.waitFor(async () => expect((await storedPrice())[0]?.price).toBe(58_000), {
      timeout: 30_000,
    })
    expect((await marks()).some(({ productId }) => productId === 3)).toBe(true)
    await api.db.execute(sql`drop trigger refuse_ugol on listing`)
    await api.listed()
    const { rows } = await api.db.execute(
      sql`select popularity from listing where zone_id = 1 and product_id = 3`,
    )
    expect(rows).toEqual([{ popularity: 4_444 }])
  })

  it('deletes marks of products that no longer exist', async () => {
    await api.db.execute(sql`insert into stale_listing (product_id, zone_id) values (999999, 1)`)
    await vi.waitFor(async () => expect(await marks()).toEqual([]), { timeout: 30_000 })
  })

  it('purges the pages in the same transaction', async () => {
    const { rows: before } = await api.db.execute<{ id: number }>(
      sql`select coalesce(max(id), 0)::int as id from page_change`,
    )
    await setPrice(56_000)
    await api.listed()
    const { rows } = await api.db.execute<{ tags: string[]; soft: boolean }>(sql`
      select tags, is_soft as soft from page_change where id > ${before[0]?.id ?? 0}`)
    expect(rows.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining(['product:divan-polden', 'section:divany', 'section:mebel', 'goods']),
    )
  })

  it(
    'processes a bulk change in batches after single changes and purges the catalogue once',
    async () => {
      await rebuilder.close()
      await api.db.execute(sql`
        insert into product (code, section_id, vendor_id, name)
        select 'many-' || n, 4, 1, 'Табурет ' || n from generate_series(1, 300) n`)
      await api.db.execute(sql`
        insert into offer (product_id, article, name)
        select id, code, name from product where code like 'many-%'`)
      await api.db.execute(sql`
        insert into price (zone_id, offer_id, amount, old_amount)
        select 1, o.id, 1000, 1000 from offer o where o.article like 'many-%'`)
      await setPrice(57_000)
      const { rows: before } = await api.db.execute<{ id: number }>(
        sql`select max(id)::int as id from page_change`,
      )
      expect(await rebuildStaleListings(api.db, 100)).toBe(true)
      expect((await storedPrice())[0]?.price).toBe(57_000)
      const both = async () => {
        while (await rebuildStaleListings(api.db, 100));
      }
      await Promise.all([both(), both()])
      await both()
      expect(await marks()).toEqual([])
      const listed = await post('getProducts/', { section: 'stulya', meta: { sort: 'cheap' } })
      expect(listed.elements[0]).toMatchObject({
        price: { new: 1_000 },
        offers: [{ name: /Табурет/ }],
      })
      const { rows } = await api.db.execute<{ tags: string[]; soft: boolean }>(sql`
        select tags, is_soft as soft from page_change where id > ${before[0]?.id ?? 0}`)
      expect(rows.filter(({ soft }) => soft)).toEqual([{ tags: ['catalogue'], soft: true }])
    },
    LONG_MS,
  )
})
