import { sql } from 'drizzle-orm'
import { encode } from 'iconv-lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import {
  buildFeed,
  buildOffer,
  defaultCategories,
  writeFeedFile,
} from '../../test-support/fixtures/feed.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { FeedError } from './feed/feed-error.ts'
import { formatReport } from './format-report.ts'
import { importYml } from './import-yml.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const importFeed = async (content: string | Buffer) =>
  importYml(api.db, await writeFeedFile(content), { defaultStock: 10, onProgress: () => undefined })

async function getImportError(content: string | Buffer): Promise<string> {
  const before = await readTableVersions()
  const thrown = await importFeed(content).catch((error: unknown) => error)
  expect(await readTableVersions()).toEqual(before)
  if (!(thrown instanceof FeedError)) throw new Error(`expected a FeedError: ${thrown}`)
  return thrown.format()
}

/** Row count and newest transaction id of every table that an import may write to. */
async function readTableVersions() {
  const tables = ['section', 'vendor', 'property', 'property_value', 'product', 'offer', 'price']
  const all = [...tables, 'offer_property', 'picture', 'stock', 'listing', 'listing_offer']
  const counts = all.map(
    (table) => sql`select ${table} as name, count(*)::int as rows, max(xmin::text::bigint) as newest
      from ${sql.identifier(table)}`,
  )
  return (await api.db.execute(sql.join(counts, sql` union all `))).rows
}

/** Line and column, counted from 1, of the first occurrence of the text in the feed. */
function findPosition(feed: string, text: string): string {
  const lines = feed.slice(0, feed.indexOf(text)).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

it('a feed whose XML is truncated inside an offer is refused with the line, the column and the offer', async () => {
  const malformed = buildFeed([
    buildOffer('a1'),
    buildOffer('a2', { inside: '<param name="Цвет">белый</parm>' }),
  ])
  expect(await getImportError(malformed)).toMatch(/^\d+:\d+ offer a2: /)
  const line = malformed.slice(0, malformed.indexOf('</parm>')).split('\n').length
  expect(await getImportError(malformed)).toContain(`${line}:`)
  expect(await getImportError(malformed.slice(0, malformed.indexOf('</offers>')))).toMatch(
    /^\d+:\d+ /,
  )
})

it.each([
  ['its own entities', '<!DOCTYPE yml_catalog [<!ENTITY a "&#65;">]>', 'must not declare entities'],
  [
    'an external entity',
    '<!DOCTYPE yml_catalog [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    'entities',
  ],
])('a feed with %s is refused before any of it is read', async (_name, doctype, expectedText) => {
  const feed = buildFeed([buildOffer('a1', { inside: '<name>&a;</name>' })])
  expect(await getImportError(feed.replace(/<!DOCTYPE[^>]*>/, doctype))).toContain(expectedText)
})

it('an entity that no feed may declare stays as it is typed', async () => {
  await importFeed(buildFeed([buildOffer('entity', { inside: '<name>Стол &a;</name>' })]))
  const { rows } = await api.db.execute(sql`select name from offer where external_id = 'entity'`)
  expect(rows).toEqual([{ name: 'Стол &a;' }])
})

it.each([
  [
    'a duplicate category',
    `${defaultCategories}<category id="101">Ещё</category>`,
    'duplicate category',
  ],
  ['a category without a name', `${defaultCategories}<category id="103"></category>`, 'no name'],
])('a feed with %s is refused completely', async (_name, categories, expectedText) => {
  expect(await getImportError(buildFeed([buildOffer('a1')], categories))).toContain(expectedText)
})

it('a file that is not a feed, has no offers or has an unknown encoding is refused', async () => {
  expect(await getImportError('<html><body/></html>')).toBe(
    '1:1 not a YML feed: the root element is <html>',
  )
  expect(await getImportError(buildFeed([]))).toContain('has no offers')
  const inKoi8 = encode(buildFeed([buildOffer('a')]).replace('UTF-8', 'koi8-u'), 'koi8-u')
  expect(await getImportError(inKoi8)).toContain('koi8-u')
})

it('bytes that are invalid in the declared encoding refuse their offer, with its position', async () => {
  const feed = buildFeed([buildOffer('a1'), buildOffer('a2')])
  const index = Buffer.byteLength(feed.slice(0, feed.indexOf('Стол a2')))
  const bytes = Buffer.from(feed)
  bytes[index] = 0xff
  const lines = formatReport(await importFeed(bytes), 1)
  expect(lines[0]).toMatch(/^2 offers read, 1 taken, 1 refused/)
  expect(lines).toContain(
    `  ${findPosition(feed, '<offer id="a2"')} offer a2: <name> has a character that cannot be read: «\uFFFD\uFFFDтол a2»`,
  )
})

it('a database error halfway leaves nothing behind', async () => {
  await api.db.execute(sql`
    create function refuse_stock() returns trigger language plpgsql as
    $$ begin raise exception 'no stock today'; end $$`)
  await api.db.execute(
    sql`create trigger refuse before insert on stock execute function refuse_stock()`,
  )
  const before = await readTableVersions()
  await expect(importFeed(buildFeed([buildOffer('a1')]))).rejects.toThrow()
  expect(await readTableVersions()).toEqual(before)
  await api.db.execute(sql`drop trigger refuse on stock`)
})

it('an invalid offer is refused alone, with its position and the reason', async () => {
  const invalidOffers: [string, string, string][] = [
    ['w1', '<price>0</price>', 'is not between'],
    ['w2', '<price>дорого</price>', 'is not a number'],
    ['w3', '<categoryId>555</categoryId>', 'category 555 is not in the feed'],
    ['w4', '<currencyId>EUR</currencyId>', 'no rate for EUR'],
    ['w5', '<name></name>', 'no name'],
    ['w6', `<name>${'д'.repeat(301)}</name>`, 'a name longer than 300'],
  ]
  const feed = buildFeed([
    buildOffer('good'),
    ...invalidOffers.map(([id, elements]) => buildOffer(id, { inside: elements })),
    buildOffer('good'),
  ])
  const { refused, offers } = await importFeed(feed)
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
  for (const [index, [id, , expectedText]] of invalidOffers.entries()) {
    const { position, text } = refused[index] ?? { position: { line: 0, column: 0 }, text: '' }
    expect(`${position.line}:${position.column}`).toBe(findPosition(feed, `<offer id="${id}"`))
    expect(text).toContain(expectedText)
  }
})

it('the report lists at most fifty refused offers and groups warnings by kind', async () => {
  const offers = Array.from({ length: 60 }, (_, index) =>
    buildOffer(`r${index}`, { inside: '<price>0</price>' }),
  )
  const report = await importFeed(buildFeed([...offers, buildOffer('fine')]))
  const lines = formatReport(report, 1.2)
  expect(lines[0]).toBe('61 offers read, 1 taken, 60 refused, in 1.2 s')
  expect(lines.filter((line) => line.includes('is not between'))).toHaveLength(50)
  expect(lines).toContain('  and 10 more')
  expect(lines.at(-1)).toMatch(/^ {2}no picture: 1, at line \d+ \(fine\)$/)
})

it('a feed in windows-1251 is read', async () => {
  const feed = buildFeed([buildOffer('cp', { inside: '<name>Ёлка № 1</name>' })]).replace(
    'UTF-8',
    'windows-1251',
  )
  expect(await importFeed(inWindows1251(feed))).toMatchObject({ offers: { created: 1 } })
  const { rows } = await api.db.execute(sql`select name from offer where external_id = 'cp'`)
  expect(rows).toEqual([{ name: 'Ёлка № 1' }])
})

/** Node decodes windows-1251 but cannot encode it, so this inverts the decoding table. */
function inWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251')
  const byteByCharacter = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Buffer.from([...text].map((sign) => byteByCharacter.get(sign) ?? 63))
}

it('the report names what the feed has and the shop does not use, with counts, also of outlets', async () => {
  const outlets = '<outlets><outlet id="1" instock="2"/><outlet id="2" instock="3"/></outlets>'
  const feed = buildFeed([
    buildOffer('o1', {
      inside: `${outlets}<url>https://x.example/</url><sales_notes>x</sales_notes>`,
    }),
    buildOffer('o2', { inside: `<count>7</count>${outlets}<url>https://x.example/</url>` }),
  ]).replace('<currencies>', '<company>Дубрава</company><currencies>')
  const lines = formatReport(await importFeed(feed), 1)
  expect(lines).toContain('Not used by the shop: <company> 1, <url> 2, <sales_notes> 1')
  expect(lines.join('\n')).toMatch(
    / {2}the pieces of its outlets were added up .*: 1, at line \d+ \(o1\)/,
  )
  const { rows } = await api.db.execute(sql`select o.external_id as id, s.on_hand as count
    from stock s join offer o on o.id = s.offer_id where o.external_id in ('o1', 'o2') order by 1`)
  expect(rows.map(({ id, count }) => [id, Number(count)])).toEqual([
    ['o1', 5],
    ['o2', 7],
  ])
})
