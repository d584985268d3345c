import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { announceDuePages } from './announce-due-pages.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const start = Date.now()
const afterHours = (hours: number) => new Date(start + hours * 3_600_000)
const announceAt = (hours: number) => announceDuePages(api.db, afterHours(hours))

beforeEach(async () => {
  await api.db.execute(sql`delete from promotion`)
  await api.db.execute(sql`delete from news_article`)
  await api.db.execute(
    sql`update page_announcement set announced_at = ${afterHours(0).toISOString()}`,
  )
})

it('[sitemap.true] pages are told once when a promotion begins and when it ends', async () => {
  await api.db.execute(sql`
    insert into promotion (code, name, starts_at, ends_at, is_active) values
      ('osen', 'Осень', ${afterHours(10).toISOString()}, ${afterHours(20).toISOString()}, true),
      ('nikogda', 'Никогда', ${afterHours(15).toISOString()}, null, false),
      ('vsegda', 'Всегда', null, null, true)`)
  await api.db.execute(sql`delete from page_change`)
  const told = []
  for (const hours of [9, 10, 11, 16, 20.1, 30]) told.push(await announceAt(hours))
  expect(told).toEqual([[], ['promotion'], [], [], ['promotion'], []])
  const { rows } = await api.db.execute(sql`select tags from page_change order by id`)
  expect(rows).toEqual([{ tags: ['promotion'] }, { tags: ['promotion'] }])
})

it('[sitemap.true] pages are told once when news is published', async () => {
  await api.db.execute(sql`
    insert into news_article (code, title, published_at)
    values ('novost', 'Новость', ${afterHours(5).toISOString()})`)
  const told = []
  for (const hours of [4, 6, 7]) told.push(await announceAt(hours))
  expect(told).toEqual([[], ['news'], []])
})

it('[sitemap.true] of two processes that announce at once one tells the pages', async () => {
  await api.db.execute(sql`
    insert into promotion (code, name, starts_at) values ('osen', 'Осень', ${afterHours(1).toISOString()})`)
  const told = await Promise.all([announceAt(2), announceAt(2), announceAt(2)])
  expect(told.flat()).toEqual(['promotion'])
})
