import { link } from '@svetlitsa/domain/route/site-map'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { openPage } from '../../test-support/open-page.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { importYml } from './import-yml.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const longest = (text: string, length: number) => text.repeat(length).slice(0, length).trim()
const param = (name: string, value: string) => `<param name="${name}">${value}</param>`

/** Names as long as the importer takes them, and names without a letter that Latin has. */
const names = [
  longest('Шкаф-купе трёхдверный с зеркалами, выдвижными ящиками и штангой ', 300),
  longest('Шкаф-купе трёхдверный с зеркалами, выдвижными ящиками и штангой ', 299),
  'Щ'.repeat(300),
  longest('Tag щётка ', 300),
  'Tag',
  '★★★',
  '床',
  '0',
]
const categories = [
  longest('Щиты и щётки для чистящих веществ ', 200),
  'Ящ'.repeat(100),
  'Tag',
  '★',
  '0',
]
const vendors = [longest('Щедрый борщ ', 300), longest('Щедрый борщ ', 290), '0', '000', '★', 'Tag']
const properties = [
  longest('Щадящая обработка поверхностей ', 100),
  longest('Щадящая обработка поверхностей ', 99),
  '№',
  '★',
]

function buildLongFeed(): string {
  const offers = names.flatMap((name, at) =>
    [1, 2].map((copy) =>
      buildOffer(`case-${at}-${copy}`, {
        inside: `<name>${name}</name><vendor>${vendors[at % vendors.length]}</vendor>
          <categoryId>c${at % categories.length}</categoryId><count>5</count>
          <vendorCode>${longest(`Щ${at}`, 90)}</vendorCode>
          ${properties.map((property) => param(property, `${copy}, щит № ${at}`)).join('')}`,
      }),
    ),
  )
  return buildFeed(
    offers,
    categories.map((name, at) => `<category id="c${at}">${name}</category>`).join('\n'),
  )
}

async function readCodes(table: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ code: string }>(
    sql`select code from ${sql.identifier(table)} order by id`,
  )
  return rows.map(({ code }) => code)
}

/** Parameters of a section's address that the router passes on. */
async function readAllowedNames(): Promise<string[]> {
  const headers = { 'x-internal-token': api.services.env.INTERNAL_TOKEN }
  const config = await api.call('GET', '/api/internal/router-config', undefined, { headers })
  return config.body.queryAllowlist['/catalog/{section}/']
}

async function openAll(addresses: readonly string[]): Promise<[string, number][]> {
  const opened: [string, number][] = []
  for (const address of addresses) opened.push([address, await openPage(api.call, address)])
  return opened.filter(([, status]) => status !== 200)
}

describe('the addresses of what an import creates', () => {
  beforeAll(async () => {
    const report = await importYml(api.db, await writeFeedFile(buildLongFeed()), {
      defaultStock: 3,
      onProgress: () => undefined,
    })
    expect(report.refused).toEqual([])
    expect(report.products.created).toBe(2 * names.length)
    const { rows } = await api.db.execute<{ id: number }>(
      sql`select max(id)::int as id from page_change`,
    )
    await api.services.changes.hear(rows[0]?.id ?? 0)
  })

  it('[feed.addresses] of sections and products open, also those with the longest names', async () => {
    const { rows } = await api.db.execute<{ section: string; product: string }>(sql`
      select s.code as section, p.code as product
      from product p join section s on s.id = p.section_id where p.is_active and s.is_active`)
    const sections = [...new Set(rows.map(({ section }) => section))]
    expect(
      await openAll([
        ...sections.flatMap((code) => [link.section(code), link.sale(code), link.hits(code)]),
        ...rows.map(({ section, product }) => link.product(section, product)),
      ]),
    ).toEqual([])
  })

  it('[feed.addresses] of vendors open, as a page and as a filter', async () => {
    const codes = (await readCodes('vendor')).filter((code) => code !== 'bereg')
    expect(codes.length).toBeGreaterThanOrEqual(vendors.length)
    expect(
      await openAll([
        ...codes.map((code) => link.vendorPage(code)),
        `/sale/?${codes.map((code) => `vendor=${code}`).join('&')}`,
      ]),
    ).toEqual([])
  })

  it('[filters.url] of every filter with every value of it open, and the router passes them on', async () => {
    const allowed = await readAllowedNames()
    for (const section of await readCodes('section')) {
      const request = { section, withFilters: true }
      const { body } = await api.call('POST', '/api_vue/getProducts/', request)
      for (const { id, type, bucket, minValue, maxValue } of body?.filters ?? []) {
        const values = ['N', 'range'].includes(type)
          ? [`${minValue}-${maxValue}`]
          : bucket.map((value: { id: string }) => value.id)
        const query = new URLSearchParams(values.map((value: string) => [id, value]))
        expect(await openAll([`${link.section(section)}?${query}`]), id).toEqual([])
        expect(allowed).toContain(id)
      }
    }
  })

  it('[search.suggest] [search.direct] of the search, of its sections and of its suggestions open', async () => {
    for (const name of [...names, ...categories, ...vendors]) {
      const q = name.slice(0, 200)
      expect(await openAll([link.search({ q })]), name).toEqual([])
      const { body } = await api.call(
        'GET',
        `/api_vue/search/suggest.php?query=${encodeURIComponent(q)}`,
      )
      const { categories: found, items } = body.response.results
      const addresses = [...found, ...items].map(({ url }: { url: string }) => url)
      const { direct } = body.response
      expect(await openAll(direct ? [...addresses, direct] : addresses), name).toEqual([])
    }
  })

  it('[feed.addresses] are cut at the end of a word and are different', async () => {
    for (const table of ['section', 'vendor', 'product', 'property']) {
      const codes = await readCodes(table)
      expect(new Set(codes.map((code) => code.toLowerCase())).size, table).toBe(codes.length)
      for (const code of codes) expect(code, table).not.toMatch(/[-_]$/)
    }
    const products = await readCodes('product')
    expect(
      products.filter((code) => /-(zerkalami|yashchikami|shtangoy)(-|$)/.test(code)),
    ).not.toEqual([])
  })

  it('stay when the same feed is imported again', async () => {
    const before = await readCodes('product')
    const report = await importYml(api.db, await writeFeedFile(buildLongFeed()), {
      defaultStock: 3,
      onProgress: () => undefined,
    })
    expect(report.products).toMatchObject({ created: 0, changed: 0 })
    expect(await readCodes('product')).toEqual(before)
  })
})
