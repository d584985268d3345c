import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FeedFault } from '../src/modules/import/feed-fault.ts'
import { importYml } from '../src/modules/import/import-yml.ts'
import { reportLines } from '../src/modules/import/report-lines.ts'
import { addCatalogue } from './fixtures/catalogue.ts'
import { feedOf, fileOf, offerOf, usualCategories } from './fixtures/feed.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const take = async (content: string | Buffer) =>
  importYml(api.db, await fileOf(content), { defaultStock: 10, tell: () => undefined })

async function faultOf(content: string | Buffer): Promise<string> {
  const before = await wholeShop()
  const fault = await take(content).catch((error: unknown) => error)
  expect(await wholeShop()).toEqual(before)
  if (!(fault instanceof FeedFault)) throw new Error(`no fault of the feed: ${fault}`)
  return fault.toLine()
}

/** Everything an import may write to, by the transaction that wrote it last. */
async function wholeShop() {
  const tables = ['section', 'vendor', 'property', 'property_value', 'product', 'offer', 'price']
  const all = [...tables, 'offer_property', 'picture', 'stock', 'listing', 'listing_offer']
  const counts = all.map(
    (table) => sql`select ${table} as name, count(*)::int as rows, max(xmin::text::bigint) as newest
      from ${sql.identifier(table)}`,
  )
  return (await api.db.execute(sql.join(counts, sql` union all `))).rows
}

/** Line and column, counted from 1, of the first place where the text stands in the feed. */
function placeOf(feed: string, text: string): string {
  const lines = feed.slice(0, feed.indexOf(text)).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

it('a feed whose XML breaks off in an offer names the line, the column and the offer', async () => {
  const whole = feedOf([
    offerOf('a1'),
    offerOf('a2', { inside: '<param name="Цвет">белый</parm>' }),
  ])
  expect(await faultOf(whole)).toMatch(/^\d+:\d+ offer a2: /)
  const line = whole.slice(0, whole.indexOf('</parm>')).split('\n').length
  expect(await faultOf(whole)).toContain(`${line}:`)
  expect(await faultOf(whole.slice(0, whole.indexOf('</offers>')))).toMatch(/^\d+:\d+ /)
})

it.each([
  ['entities of its own', '<!DOCTYPE yml_catalog [<!ENTITY a "&#65;">]>', 'entities of its own'],
  [
    'an entity from outside',
    '<!DOCTYPE yml_catalog [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    'entities',
  ],
])('a feed with %s is refused before anything is read of it', async (_name, doctype, words) => {
  const feed = feedOf([offerOf('a1', { inside: '<name>&a;</name>' })])
  expect(await faultOf(feed.replace(/<!DOCTYPE[^>]*>/, doctype))).toContain(words)
})

it('an entity that nobody declared is refused, and the file it would name is not read', async () => {
  expect(await faultOf(feedOf([offerOf('a1', { inside: '<name>&a;</name>' })]))).toMatch(
    /offer a1: undefined entity/,
  )
})

it.each([
  [
    'no categories that a parent names',
    usualCategories.replace('parentId="100"', 'parentId="999"'),
    'which is not in the feed',
  ],
  ['a category twice', `${usualCategories}<category id="101">Ещё</category>`, 'stands twice'],
  ['a category without a name', `${usualCategories}<category id="103"></category>`, 'no name'],
  [
    'categories in a ring',
    '<category id="1" parentId="2">А</category><category id="2" parentId="1">Б</category>',
    'below itself',
  ],
])('a feed with %s is refused whole', async (_name, categories, words) => {
  expect(await faultOf(feedOf([offerOf('a1')], categories))).toContain(words)
})

it('a file that is no feed, holds no offers or comes in an unknown encoding is refused', async () => {
  expect(await faultOf('<html><body/></html>')).toBe(
    '1:1 this is no YML feed: it begins with <html>',
  )
  expect(await faultOf(feedOf([]))).toContain('holds no offers')
  expect(await faultOf(feedOf([offerOf('a')]).replace('UTF-8', 'koi8-u'))).toContain('koi8-u')
  expect(await faultOf(Buffer.from(feedOf([offerOf('a')]), 'utf16le'))).toContain('UTF-16')
})

it('bytes that are no text in the declared encoding are named by their place', async () => {
  const feed = feedOf([offerOf('a1'), offerOf('a2')])
  const at = Buffer.byteLength(feed.slice(0, feed.indexOf('Стол a2')))
  const bytes = Buffer.from(feed)
  bytes[at] = 0xff
  expect(await faultOf(bytes)).toContain(`${placeOf(feed, 'Стол a2')} offer a2: the bytes here`)
})

it('a fault of the database half-way leaves nothing behind', async () => {
  await api.db.execute(sql`
    create function refuse_stock() returns trigger language plpgsql as
    $$ begin raise exception 'no stock today'; end $$`)
  await api.db.execute(
    sql`create trigger refuse before insert on stock execute function refuse_stock()`,
  )
  const before = await wholeShop()
  await expect(take(feedOf([offerOf('a1')]))).rejects.toThrow()
  expect(await wholeShop()).toEqual(before)
  await api.db.execute(sql`drop trigger refuse on stock`)
})

it('an offer that is wrong is refused alone, with its place and the reason', async () => {
  const wrong: [string, string, string][] = [
    ['w1', '<price>0</price>', 'is not between'],
    ['w2', '<price>дорого</price>', 'is no number'],
    ['w3', '<categoryId>555</categoryId>', 'category 555 is not in the feed'],
    ['w4', '<currencyId>EUR</currencyId>', 'no rate of EUR'],
    ['w5', '<name></name>', 'no name'],
    ['w6', `<name>${'д'.repeat(301)}</name>`, 'a name above 300'],
  ]
  const feed = feedOf([
    offerOf('good'),
    ...wrong.map(([id, inside]) => offerOf(id, { inside })),
    offerOf('good'),
  ])
  const { refused, offers } = await take(feed)
  expect(offers.created).toBe(1)
  expect(refused.map(({ offerId }) => offerId)).toEqual([
    'w1',
    'w2',
    'w3',
    'w4',
    'w5',
    'w6',
    'good',
  ])
  for (const [at, [id, , words]] of wrong.entries()) {
    const { place, text } = refused[at] ?? { place: { line: 0, column: 0 }, text: '' }
    expect(`${place.line}:${place.column}`).toBe(placeOf(feed, `<offer id="${id}"`))
    expect(text).toContain(words)
  }
})

it('the report lists at most fifty refused offers and gathers warnings of one kind', async () => {
  const offers = Array.from({ length: 60 }, (_, at) =>
    offerOf(`r${at}`, { inside: '<price>0</price>' }),
  )
  const report = await take(feedOf([...offers, offerOf('fine')]))
  const lines = reportLines(report, 1.2)
  expect(lines[0]).toBe('61 offers read, 1 taken, 60 refused, in 1.2 s')
  expect(lines.filter((line) => line.includes('is not between'))).toHaveLength(50)
  expect(lines).toContain('  and 10 more')
  expect(lines.at(-1)).toMatch(/^ {2}no picture: 1, at line \d+ \(fine\)$/)
})

it('a feed in windows-1251 is read', async () => {
  const feed = feedOf([offerOf('cp', { inside: '<name>Ёлка № 1</name>' })]).replace(
    'UTF-8',
    'windows-1251',
  )
  expect(await take(inWindows1251(feed))).toMatchObject({ offers: { created: 1 } })
  const { rows } = await api.db.execute(sql`select name from offer where external_id = 'cp'`)
  expect(rows).toEqual([{ name: 'Ёлка № 1' }])
})

/** Node decodes windows-1251 but does not encode it: the table is turned round. */
function inWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251')
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Buffer.from([...text].map((sign) => byteOf.get(sign) ?? 63))
}
