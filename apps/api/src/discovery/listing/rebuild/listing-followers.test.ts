import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PageChange } from '../../../platform/cache/change-feed.ts'
import { offer, product } from '../../../schema/product.table.ts'
import { currency } from '../../../schema/region.table.ts'
import { section } from '../../../schema/section.table.ts'
import { vendor } from '../../../schema/vendor.table.ts'
import { addCatalogue, sections } from '../../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
const receivedChanges: PageChange[] = []
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue, withWorker: true })
  api.services.changes.on('change', (change) => receivedChanges.push(change))
})
afterAll(() => api.close())

/**
 * Changes are reported in the order of their commits, so everything before a marker was done before
 * it.
 */
async function waitForChange(mark: string): Promise<string[]> {
  await api.db.execute(sql`select note_page_change(array[${mark}], 'mark')`)
  await vi.waitFor(
    () => expect(receivedChanges.some(({ tags }) => tags.includes(mark))).toBe(true),
    {
      timeout: 30_000,
    },
  )
  return [...new Set(receivedChanges.splice(0).flatMap(({ tags }) => tags))]
    .filter((tag) => tag !== mark)
    .sort()
}

async function collectTags(work: () => Promise<unknown>): Promise<string[]> {
  await waitForChange('before')
  await work()
  await api.listed()
  return waitForChange('after')
}

const list = async (body: object, query = '') =>
  (await api.call('POST', `/api_vue/getProducts/${query}`, body)).body

it('a changed product invalidates its page and those of all sections above it', async () => {
  const tags = await collectTags(() =>
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

it('a product that moves invalidates the section it leaves and the one it enters', async () => {
  const tags = await collectTags(() =>
    api.db
      .update(product)
      .set({ sectionId: sections.sofas, code: 'divan-ugolok' })
      .where(eq(product.code, 'divan-ugol')),
  )
  expect(tags).toEqual(expect.arrayContaining(['product:divan-ugol', 'product:divan-ugolok']))
  expect(tags).toEqual(expect.arrayContaining(['section:uglovye-divany', 'section:divany']))
})

it('a removed product invalidates the pages that showed it', async () => {
  const tags = await collectTags(() =>
    api.db.delete(product).where(eq(product.code, 'divan-spryatan')),
  )
  expect(tags).toEqual(['goods', 'product:divan-spryatan', 'section:divany', 'section:mebel'])
})

it('a bulk change invalidates no single pages', async () => {
  const tags = await collectTags(() =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`set local shop.bulk = 'on'`)
      await tx.update(offer).set({ name: 'Сиденье' })
      await tx.update(product).set({ code: sql`code || '-x'` })
      await tx.update(product).set({ code: sql`left(code, -2)` })
    }),
  )
  expect(tags).toEqual([])
})

it('lists follow exchange rates, vendor names and section addresses', async () => {
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
    { timeout: 30_000, interval: 100 },
  )
})

it('hiding a section removes its products from the lists above it', async () => {
  await api.db.update(section).set({ isActive: false }).where(eq(section.id, sections.chairs))
  await vi.waitFor(
    async () => expect((await list({ section: 'mebel' })).pagination.total).toBe(3),
    { timeout: 30_000, interval: 100 },
  )
})
