import { matchRoute, type RouteMatch } from '@svetlitsa/domain/route/match-route'
import { resolveLegacyPath } from '@svetlitsa/domain/route/resolve-legacy-path'
import { readSearchQuery } from '@svetlitsa/domain/search/search-query'
import type { Call, TestAnswer } from './create-call.ts'

interface Reader {
  call: Call
  headers: Record<string, string>
}

type Params = RouteMatch['params']
type Page = (reader: Reader, params: Params, list: ListRequest) => Promise<number>

interface ListRequest {
  params: Record<string, string[]>
  query: URLSearchParams
  path: string
}

/**
 * The status of a page of the storefront, by the route table and the calls that the page makes: 404
 * where the page would show that there is nothing, 301 where the address is not its own.
 *
 * @param address path and query, as a link of the shop has them.
 */
export async function openPage(
  call: Call,
  address: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  const match = matchRoute(path)
  if (match?.route.app !== 'storefront') return 404
  const isMoved = match.path !== path || (resolveLegacyPath(path) ?? path) !== path
  if (isMoved || isNoVendor(path)) return 301
  const query = new URLSearchParams(search)
  const page = pages[match.route.name] ?? openPlain
  return page({ call, headers }, match.params, { params: readFilters(query), query, path })
}

/** The router leads «/manufacturers/0/» to the list of vendors (rule.manufacturer-zero). */
const isNoVendor = (path: string) => /^\/manufacturers\/0+\//.test(path)

const pages: Readonly<Record<string, Page>> = {
  manufacturers: async (reader) => {
    const { body } = await reader.call('GET', '/api_vue/getInitialData/', undefined, reader)
    return body.regionData.HIDDEN_MANUFACTURER ? 404 : 200
  },
  'catalog-section': openSection,
  'catalog-tag': openSection,
  'catalog-product': openProduct,
  sale: (reader, _, list) => openList(reader, { meta: { typePage: 'sale' } }, list),
  hits: (reader, _, list) => openList(reader, { meta: { typePage: 'hits' } }, list),
  'sale-section': (reader, params, list) => openKind(reader, 'sale', params, list),
  'hits-section': (reader, params, list) => openKind(reader, 'hits', params, list),
  manufacturer: openVendor,
  'manufacturer-section': openVendor,
  'promotions-section': openPromotion,
  'promotions-sub-section': openPromotion,
  style: openStyle,
  'news-article': async (reader, { article: code }) =>
    (await post(reader, 'getNews/detail/', { code })).status,
  search: openSearch,
}

/** Pages that are always there; their first calls must be answered all the same. */
async function openPlain(reader: Reader): Promise<number> {
  const { status } = await reader.call('GET', '/api_vue/getInitialData/', undefined, reader)
  return status
}

async function openSection(
  reader: Reader,
  { section = '', tag }: Params,
  list: ListRequest,
): Promise<number> {
  const data = await post(reader, 'getCatalogSectionData/', {
    SECTION_CODE: section,
    URL: list.path,
  })
  return firstFailure([
    data.status,
    await openList(reader, { section, meta: tag ? { tags: [tag] } : {} }, list),
  ])
}

async function openKind(
  reader: Reader,
  typePage: string,
  { section = '' }: Params,
  list: ListRequest,
): Promise<number> {
  return firstFailure([
    (await post(reader, 'getCatalogSectionData/', { SECTION_CODE: section })).status,
    await openList(reader, { section, meta: { typePage } }, list),
  ])
}

async function openProduct(reader: Reader, { section, product = '' }: Params): Promise<number> {
  const answer = await post(reader, 'getProductPage/', { ELEMENT_CODE: product })
  if (answer.status !== 200) return answer.status
  return answer.body.product.sectionCode === section ? 200 : 301
}

async function openVendor(
  reader: Reader,
  { vendor = '', section }: Params,
  list: ListRequest,
): Promise<number> {
  const { body } = await post(reader, 'getManufactures/', {})
  if (!hasCode(body.manufactures, vendor)) return 404
  return openList(reader, { ...(section ? { section } : {}), meta: { vendor } }, list)
}

async function openPromotion(
  reader: Reader,
  { section = '', subSection }: Params,
  list: ListRequest,
): Promise<number> {
  const { body } = await post(reader, 'getActions/', {})
  if (!hasCode(body.actions, section)) return 404
  const meta = { typePage: 'action', ...(subSection ? { subSection } : {}) }
  return openList(reader, { section, meta }, list)
}

async function openStyle(
  reader: Reader,
  { style = '' }: Params,
  list: ListRequest,
): Promise<number> {
  const { body } = await post(reader, 'getStyles/', {})
  return hasCode(body.styles, style) ? openList(reader, { meta: { style } }, list) : 404
}

async function openSearch(reader: Reader, _: Params, list: ListRequest): Promise<number> {
  const q = readSearchQuery(list.query.get('q') ?? '')
  const section = list.query.get('t')
  return firstFailure([
    (await post(reader, 'multisearch/', { q })).status,
    await openList(reader, { ...(section ? { section } : {}), meta: { q } }, list),
  ])
}

async function openList(reader: Reader, scope: object, { params }: ListRequest): Promise<number> {
  const body = { ...scope, params, additional: false, withFilters: true }
  return (await post(reader, 'getProducts/', body)).status
}

/** What the query of an address chooses, within the limits that the storefront reads. */
function readFilters(query: URLSearchParams): Record<string, string[]> {
  const names = new Set([...query.keys()].filter((name) => !notFilters.has(name)))
  return Object.fromEntries([...names].map((name) => [name, query.getAll(name)]))
}

const notFilters = new Set(['page', 'sort', 'q', 't', 'offset', 'unticked', 'offer_id'])

function post({ call, headers }: Reader, path: string, body: object): Promise<TestAnswer> {
  return call('POST', `/api_vue/${path}`, body, { headers })
}

function hasCode(entries: readonly { code: string }[], code: string): boolean {
  return entries.some((entry) => entry.code === code)
}

function firstFailure(statuses: readonly number[]): number {
  return statuses.find((status) => status !== 200) ?? 200
}
