import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { offer, product } from '../src/modules/catalogue/product.table.ts'
import { section } from '../src/modules/catalogue/section.table.ts'
import { currency } from '../src/modules/region/region.table.ts'
import { vendor } from '../src/modules/vendor/vendor.table.ts'
import type { PageChange } from '../src/platform/change-feed.ts'
import { addCatalogue, sections } from './fixtures/catalogue.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
const heard: PageChange[] = []
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue, withWorker: true })
  api.services.changes.on('change', (change) => heard.push(change))
})
afterAll(() => api.close())

/** Changes are told in the order of their commits: what comes before a mark is what was done before it. */
async function hearUpTo(mark: string): Promise<string[]> {
  await api.db.execute(sql`select note_page_change(array[${mark}], 'mark')`)
  await vi.waitFor(() => expect(heard.some(({ tags }) => tags.includes(mark))).toBe(true), {
    timeout: 5_000,
  })
  return [...new Set(heard.splice(0).flatMap(({ tags }) => tags))]
    .filter((tag) => tag !== mark)
    .sort()
}

async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  await hearUpTo('before')
  await work()
  return hearUpTo('after')
}

const list = async (body: object, query = '') =>
  (await api.call('POST', `/api_vue/getProducts/${query}`, body)).body

it('a changed product names its page and those of all sections above it', async () => {
  const tags = await tagsOf(() =>
    api.db.update(product).set({ isHit: true }).where(eq(product.code, 'divan-ugol')),
  )
  expect(tags).toEqual([
    'goods',
    'product:divan-ugol',
    'section:divany',
    'section:mebel',
    'section:uglovye-divany',
  ])
})

it('a product that moves names the section it leaves and the one it comes to', async () => {
  const tags = await tagsOf(() =>
    api.db
      .update(product)
      .set({ sectionId: sections.sofas, code: 'divan-ugolok' })
      .where(eq(product.code, 'divan-ugol')),
  )
  expect(tags).toEqual(expect.arrayContaining(['product:divan-ugol', 'product:divan-ugolok']))
  expect(tags).toEqual(expect.arrayContaining(['section:uglovye-divany', 'section:divany']))
})

it('a product that is removed names the pages it stood on', async () => {
  const tags = await tagsOf(() => api.db.delete(product).where(eq(product.code, 'divan-spryatan')))
  expect(tags).toEqual(['goods', 'product:divan-spryatan', 'section:divany', 'section:mebel'])
})

it('a bulk change names nothing by itself', async () => {
  const tags = await tagsOf(() =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`set local shop.bulk = 'on'`)
      await tx.update(offer).set({ name: 'Сиденье' })
      await tx.update(product).set({ code: sql`code || '-x'` })
      await tx.update(product).set({ code: sql`left(code, -2)` })
    }),
  )
  expect(tags).toEqual([])
})

it('lists follow the rate, the names of vendors and the addresses of sections', async () => {
  await api.db.update(currency).set({ exchangeRate: 6 }).where(eq(currency.code, 'KZT'))
  await api.db.update(vendor).set({ name: 'Берега' }).where(eq(vendor.code, 'bereg'))
  await api.db.update(section).set({ code: 'sofy' }).where(eq(section.id, sections.sofas))
  await vi.waitFor(
    async () => {
      const { elements } = await list({ section: 'sofy', meta: { sort: 'cheap' } }, '?sr=almaty')
      expect(elements[0]).toMatchObject({
        url: '/catalog/sofy/divan-bereg/',
        price: { new: 300_000 },
        vendor: { name: 'Берега' },
      })
    },
    { timeout: 8_000, interval: 100 },
  )
})

it('a section that is hidden takes its goods out of the lists above it', async () => {
  await api.db.update(section).set({ isActive: false }).where(eq(section.id, sections.chairs))
  await vi.waitFor(
    async () => expect((await list({ section: 'mebel' })).pagination.total).toBe(3),
    { timeout: 8_000, interval: 100 },
  )
})
