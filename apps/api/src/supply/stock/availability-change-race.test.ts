import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { addCatalogue, offers, places } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const offerId = offers.ugolLeatherBeige
const page = 'product:divan-ugol'
let before = 0
/** One piece in each of two stores of one region. */
beforeEach(async () => {
  await api.db.execute(sql`delete from stock where offer_id = ${offerId}`)
  await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
    values (${offerId}, ${places.arbat}, 1), (${offerId}, ${places.khimki}, 1)`)
  const newest = sql`select coalesce(max(id), 0)::int as id from page_change`
  before = (await api.db.execute<{ id: number }>(newest)).rows[0]?.id ?? 0
})

const sell = (tx: Db, placeId: number) =>
  tx.execute(sql`update stock set reserved = reserved + 1
    where offer_id = ${offerId} and place_id = ${placeId}`)

/** Locks the row like an order that is supplied from this place only. */
const hold = (tx: Db, placeId: number) =>
  tx.execute(
    sql`select from stock where offer_id = ${offerId} and place_id = ${placeId} for update`,
  )

async function collectChangedTags(): Promise<string[]> {
  const { rows } = await api.db.execute<{ tags: string[] }>(
    sql`select tags from page_change where id > ${before} order by id`,
  )
  return rows.flatMap(({ tags }) => tags)
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await api.db.execute(sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`)
  return rows.length > 0
}

it('[product.page] a sale of the last piece waits for a concurrent sale of the other piece and announces the change', async () => {
  const sold = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const first = api.db.transaction(async (tx) => {
    await sell(tx, places.arbat)
    sold.resolve()
    await mayEnd.promise
  })
  await sold.promise
  const second = api.db.transaction((tx) => sell(tx, places.khimki))
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 30_000 })
  mayEnd.resolve()
  await first
  await second
  expect(await collectChangedTags()).toEqual([page])
})

it('[product.page] two transactions that each hold one of the last two pieces sell them without waiting, and both announce the change', async () => {
  await api.db.transaction(async (firstTx) => {
    await hold(firstTx, places.arbat)
    await api.db.transaction(async (secondTx) => {
      await hold(secondTx, places.khimki)
      await sell(firstTx, places.arbat)
      await sell(secondTx, places.khimki)
    })
    expect(await collectChangedTags()).toEqual([page])
  })
  expect(await collectChangedTags()).toEqual([page, page])
})
