import { link } from '@svetlitsa/domain/route/site-map'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { importYml } from '../desk/import/import-yml.ts'
import { buildFeed, writeFeedFile } from './fixtures/feed.ts'
import { openPage } from './open-page.ts'
import type { TestApi } from './start-test-api.ts'

interface Offer {
  name: string
  vendor: string
  article: string
  category: number
  group: number | null
  params: readonly (readonly [name: string, value: string])[]
}

interface Feed {
  categories: readonly string[]
  offers: readonly Offer[]
}

const words = fc.constantFrom(
  ...['Шкаф', 'щётка', 'Tag', 'tag-', '0', '000', 'page', 'sort', 'price', 'vendor', 'без', 'стол'],
  ...['қазақ', 'Łódź', 'ß', 'чехол', '床', 'أريكة', '★', '🛋️', '№', '100%', '%41', '..', '//'],
  ...['<b>', '&amp;', '"', "'", '?a=b', '#', '\\', '|', ',', ';', '_', '-', '−', '·', '200х90'],
)
const letters = fc.string({ unit: fc.constantFrom('щ', 'Ж', 'а', 'z', '9', 'ё'), minLength: 1 })

/** A text of a feed, as long as the importer may take it. */
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(words, letters), { minLength: 1, maxLength: 60 })
    .map((parts) => parts.join(' ').slice(0, maxLength).trim().toWellFormed())
    .filter((made) => made !== '')

const offer: fc.Arbitrary<Offer> = fc.record({
  name: text(300),
  vendor: text(300),
  article: text(100),
  category: fc.nat(2),
  group: fc.option(fc.nat(1)),
  params: fc.array(fc.tuple(text(100), text(300)), { maxLength: 4 }),
})

const feeds: fc.Arbitrary<Feed> = fc.record({
  categories: fc.array(text(200), { minLength: 3, maxLength: 3 }),
  offers: fc.array(offer, { minLength: 1, maxLength: 4 }),
})

/**
 * Imports feeds of any texts, and opens every address of what was taken: products, sections,
 * vendors, every filter with its values, searches for names and articles and what they suggest.
 */
export async function checkAnyOffer(api: TestApi, numRuns: number): Promise<void> {
  let run = 0
  await fc.assert(
    fc.asyncProperty(feeds, async (feed) => {
      run += 1
      const prefix = `any-${run}-`
      const file = await writeFeedFile(buildAnyFeed(feed, prefix))
      await importYml(api.db, file, { defaultStock: 2, onProgress: () => undefined })
      await hearImport(api)
      const addresses = await listAddresses(api, prefix, feed)
      const dead: [string, number][] = []
      for (const address of new Set(addresses)) {
        const status = await openPage(api.call, address)
        if (status !== 200) dead.push([address, status])
      }
      expect(dead).toEqual([])
    }),
    { numRuns },
  )
}

/** Waits until the API has heard of what was imported, as for a router that has. */
async function hearImport({ db, services }: TestApi): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select max(id)::int as id from page_change`)
  await services.changes.hear(rows[0]?.id ?? 0)
}

function buildAnyFeed({ categories, offers }: Feed, prefix: string): string {
  return buildFeed(
    offers.map(({ name, vendor, article, category, group, params }, at) => {
      const grouped = group === null ? '' : ` group_id="${prefix}${group}"`
      const listed = params.map(
        ([title, value]) => `<param name="${escapeXml(title)}">${escapeXml(value)}</param>`,
      )
      return `<offer id="${prefix}${at}" available="true"${grouped}>
        <name>${escapeXml(name)}</name><vendor>${escapeXml(vendor)}</vendor>
        <vendorCode>${escapeXml(article)}</vendorCode><price>${1_000 + at}</price>
        <currencyId>RUR</currencyId><categoryId>${prefix}${category}</categoryId>${listed.join('')}
      </offer>`
    }),
    categories
      .map((name, at) => `<category id="${prefix}${at}">${escapeXml(name)}</category>`)
      .join('\n'),
  )
}

async function listAddresses(api: TestApi, prefix: string, { offers }: Feed): Promise<string[]> {
  const { rows } = await api.db.execute<{
    id: number
    section: string
    product: string
    vendor: string
  }>(sql`
    select o.id, s.code as section, p.code as product, v.code as vendor
    from offer o join product p on p.id = o.product_id
    join section s on s.id = p.section_id join vendor v on v.id = p.vendor_id
    where starts_with(o.external_id, ${prefix})`)
  expect(rows.length).toBeGreaterThan(0)
  const pages = rows.flatMap(({ id, section, product, vendor }) => [
    link.product(section, product),
    link.product(section, product, { offerId: id }),
    link.section(section),
    link.sale(section),
    link.vendorPage(vendor),
    link.vendorPage(vendor, section),
  ])
  const filters = await Promise.all(
    [...new Set(rows.map(({ section }) => section))].map((section) => listFilters(api, section)),
  )
  const searches = await Promise.all(
    offers.flatMap(({ name, article }) => [name, article]).map((typed) => listFound(api, typed)),
  )
  return [...pages, ...filters.flat(), ...searches.flat()]
}

/** The section with each filter, all its values chosen. */
async function listFilters(api: TestApi, section: string): Promise<string[]> {
  const { body } = await api.call('POST', '/api_vue/getProducts/', { section, withFilters: true })
  return body.filters.map(
    ({
      id,
      bucket,
      minValue,
      maxValue,
    }: {
      id: string
      bucket: { id: string }[]
      minValue: number
      maxValue: number
    }) => {
      const values =
        bucket.length > 0 ? bucket.map((value) => value.id) : [`${minValue}-${maxValue}`]
      const query = new URLSearchParams()
      for (const value of values) query.append(id, value)
      return `${link.section(section)}?${query}`
    },
  )
}

/** The results of a search, and everything that it suggests and leads to. */
async function listFound(api: TestApi, typed: string): Promise<string[]> {
  // The search field takes no more.
  const q = typed.slice(0, 200).trim()
  const path = `/api_vue/search/suggest.php?${new URLSearchParams({ query: q })}`
  const { status, text: answer, body } = await api.call('GET', path)
  expect(status, answer).toBe(200)
  const { results, direct } = body.response
  const found = [...results.categories, ...results.items].map(({ url }: { url: string }) => url)
  return [link.search({ q }), ...found, ...(direct ? [direct] : [])]
}

function escapeXml(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
