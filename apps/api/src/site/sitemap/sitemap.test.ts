import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const page = (part: string, number = 1) =>
  api.call('GET', `/api_vue/getSitemapPage/?part=${part}&page=${number}`)
const paths = async (part: string) =>
  (await page(part)).body.urls.map(({ path }: { path: string }) => path)

it('lists the parts of the sitemap that are not empty', async () => {
  const { parts } = (await api.call('GET', '/api_vue/getSitemapParts/')).body
  expect(parts).toEqual([
    { part: 'content', pages: 1 },
    { part: 'sections', pages: 1 },
    { part: 'vendors', pages: 1 },
    { part: 'products', pages: 1 },
  ])
})

it('contains every visible section with its tags, and no hidden one', async () => {
  const found = await paths('sections')
  expect(found).toEqual(
    expect.arrayContaining([
      '/catalog/',
      '/catalog/divany/',
      '/catalog/divany/tag-myagkie/',
      '/catalog/uglovye-divany/',
    ]),
  )
  expect(found).not.toContain('/catalog/sklad/')
})

it('contains the products sold in the region, with their canonical address and pictures', async () => {
  const { urls } = (await page('products')).body
  expect(urls.length).toBeGreaterThan(2)
  for (const { path, images } of urls) {
    expect(path).toMatch(/^\/catalog\/[a-z0-9-]+\/[a-z0-9-]+\/$/)
    expect(Array.isArray(images)).toBe(true)
  }
})

it('contains vendors and content pages', async () => {
  expect(await paths('vendors')).toContain('/manufacturers/svetlitsa/')
  expect(await paths('content')).toEqual(expect.arrayContaining(['/', '/contacts/', '/news/']))
})

it.each(['products&page=999', 'sections&page=2', 'users&page=1', 'products&page=0'])(
  '%s does not exist',
  async (query) => {
    const { status } = await api.call('GET', `/api_vue/getSitemapPage/?part=${query}`)
    expect([400, 404]).toContain(status)
  },
)
