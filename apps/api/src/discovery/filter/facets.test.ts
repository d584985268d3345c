import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { offer, price, product } from '../../schema/product.table.ts'
import { offerProperty, property, propertyValue } from '../../schema/property.table.ts'
import { section } from '../../schema/section.table.ts'
import { vendor } from '../../schema/vendor.table.ts'
import { addRegions } from '../../test-support/fixtures/region.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const VALUES_OF_PROPERTY = 4
/**
 * Two properties have the same values for all three offers of a product, one differs between them.
 */
const LISTS = ['P1', 'P2', 'P3'] as const
const SECTIONS = [1, 2, 3, 4]
/** The first section is the parent of the second and the third. */
const FAMILY: Record<number, number[]> = { 1: [1, 2, 3], 2: [2], 3: [3], 4: [4] }

interface TestProduct {
  offerId: number
  productId: number
  sectionId: number
  vendorId: number
  price: number
  isOnSale: boolean
  /** Value ids by property. */
  values: Record<string, number[]>
  width: number
}

/**
 * Makes the same 40 products with three offers each on every run; only the queries of the tests are
 * random.
 */
function makeProducts(): TestProduct[] {
  const testProducts: TestProduct[] = []
  let state = 20_261_120
  const draw = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const pickValues = (propertyAt: number) =>
    Array.from(
      { length: VALUES_OF_PROPERTY },
      (_, index) => propertyAt * VALUES_OF_PROPERTY + index + 1,
    ).filter(() => draw(3) === 0)
  for (let productId = 1; productId <= 40; productId++) {
    const sectionId = SECTIONS[draw(4)] ?? 1
    const vendorId = 1 + draw(3)
    const shared = { P1: pickValues(0), P2: pickValues(1) }
    for (let index = 0; index < 3; index++) {
      testProducts.push({
        offerId: testProducts.length + 1,
        productId,
        sectionId,
        vendorId,
        price: 1_000 + draw(9) * 500,
        isOnSale: draw(3) === 0,
        values: { ...shared, P3: pickValues(2) },
        width: 100 + draw(10) * 10,
      })
    }
  }
  return testProducts
}

const testProducts = makeProducts()

async function addProducts(db: Db): Promise<void> {
  await addRegions(db)
  await db.insert(section).values(
    SECTIONS.map((id) => ({
      code: `s${id}`,
      name: `Раздел ${id}`,
      parentId: id === 2 || id === 3 ? 1 : null,
      path: id === 2 || id === 3 ? [1, id] : [id],
    })),
  )
  await db.insert(vendor).values([1, 2, 3].map((id) => ({ code: `v${id}`, name: `В ${id}` })))
  await db
    .insert(property)
    .values([
      ...LISTS.map((code) => ({ code, name: code, type: 'list' as const })),
      { code: 'WIDTH', name: 'Ширина', type: 'range' as const },
    ])
  await db.insert(propertyValue).values(
    LISTS.flatMap((_, index) =>
      Array.from({ length: VALUES_OF_PROPERTY }, (_none, n) => ({
        propertyId: index + 1,
        value: `${n}`,
      })),
    ),
  )
  const products = Map.groupBy(testProducts, ({ productId }) => productId)
  await db.insert(product).values(
    [...products].map(([id, [first]]) => ({
      code: `p${id}`,
      name: `Товар ${id}`,
      sectionId: first?.sectionId ?? 1,
      vendorId: first?.vendorId ?? 1,
      popularity: id,
    })),
  )
  await db.insert(offer).values(
    testProducts.map(({ productId, offerId }) => ({
      productId,
      article: `${offerId}`,
      name: 'Предложение',
    })),
  )
  await db.insert(price).values(
    testProducts.map(({ offerId, price: amount, isOnSale }) => ({
      zoneId: 1,
      offerId,
      amount,
      oldAmount: isOnSale ? amount * 2 : amount,
    })),
  )
  await db
    .insert(offerProperty)
    .values(
      testProducts.flatMap(({ offerId, values, width }) => [
        { offerId, propertyId: 4, number: width },
        ...LISTS.flatMap((code, index) =>
          (values[code] ?? []).map((valueId) => ({ offerId, propertyId: index + 1, valueId })),
        ),
      ]),
    )
}

interface FilterQuery {
  section: number
  /** Subsections chosen within the section. */
  kinds: number[]
  lists: Partial<Record<(typeof LISTS)[number], number[]>>
  vendors: number[]
  sale: boolean
  price: [number, number] | null
  width: [number, number] | null
}

const valueIds = (index: number) =>
  fc.uniqueArray(
    fc.integer({ min: index * VALUES_OF_PROPERTY + 1, max: (index + 1) * VALUES_OF_PROPERTY }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
const range = (min: number, max: number) =>
  fc.option(fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })))

const question: fc.Arbitrary<FilterQuery> = fc.record({
  section: fc.constantFrom(...SECTIONS),
  kinds: fc.uniqueArray(fc.constantFrom(2, 3), { maxLength: 2 }),
  lists: fc.record({ P1: valueIds(0), P2: valueIds(1), P3: valueIds(2) }, { requiredKeys: [] }),
  vendors: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  sale: fc.boolean(),
  price: range(800, 6_000),
  width: range(90, 210),
})

const isBetween = (value: number, bounds: [number, number] | null) =>
  !bounds || (value >= Math.min(...bounds) && value <= Math.max(...bounds))

/** Products that match the query, ignoring the filter that is left out. */
function findMatching(requested: FilterQuery, ignoredFilter = ''): TestProduct[] {
  return testProducts.filter(
    (item) =>
      FAMILY[requested.section]?.includes(item.sectionId) &&
      LISTS.every(
        (code) =>
          code === ignoredFilter ||
          !requested.lists[code] ||
          requested.lists[code].some((id) => item.values[code]?.includes(id)),
      ) &&
      (ignoredFilter === 'vendor' ||
        requested.vendors.length === 0 ||
        requested.vendors.includes(item.vendorId)) &&
      (ignoredFilter === 'sale' || !requested.sale || item.isOnSale) &&
      (ignoredFilter === 'section' ||
        requested.kinds.length === 0 ||
        requested.kinds.some((kind) => FAMILY[kind]?.includes(item.sectionId))) &&
      isBetween(item.price, requested.price) &&
      isBetween(item.width, requested.width),
  )
}

const getProductIds = (some: readonly TestProduct[]) =>
  new Set(some.map(({ productId }) => productId))

function toParams(requested: FilterQuery): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      Object.entries(requested.lists).map(([code, ids]) => [code, ids.join(',')]),
    ),
    ...(requested.vendors.length > 0 ? { vendor: requested.vendors.map((id) => `v${id}`) } : {}),
    ...(requested.sale ? { sale: true } : {}),
    ...(requested.kinds.length > 0 ? { section: requested.kinds.map((id) => `s${id}`) } : {}),
    ...(requested.price ? { price: requested.price.join('-') } : {}),
    ...(requested.width ? { WIDTH: requested.width.join('-') } : {}),
  }
}

function hasOption(item: TestProduct, filterId: string, optionId: string): boolean {
  if (filterId === 'vendor') return `v${item.vendorId}` === optionId
  if (filterId === 'sale') return item.isOnSale
  if (filterId === 'section')
    return FAMILY[Number(optionId.slice(1))]?.includes(item.sectionId) ?? false
  return item.values[filterId]?.includes(Number(optionId)) ?? false
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addProducts })
})
afterAll(() => api.close())

interface Filter {
  id: string
  bucket: { id: string; availability: number }[]
}

describe('filters of a generated catalogue', () => {
  it('leave the products and count the options that a plain scan of all offers does', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (requested) => {
        const sent = {
          section: `s${requested.section}`,
          params: toParams(requested),
          withFilters: true,
        }
        const { body } = await api.call('POST', '/api_vue/getProducts/', {
          ...sent,
          meta: { count: 100 },
        })
        const left = findMatching(requested)
        const shown = body.elements.map(({ id }: { id: number }) => id)
        expect(shown).toEqual([...getProductIds(left)].sort((a, b) => b - a))
        expect(body.pagination.total).toBe(shown.length)
        for (const { id, offerIdCurrent } of body.elements) {
          const met = left.some(
            (offer) => offer.offerId === offerIdCurrent && offer.productId === id,
          )
          expect(met || Object.keys(sent.params).length === 0).toBe(true)
        }
        for (const filter of body.filters as Filter[]) {
          const counted = findMatching(requested, filter.id)
          for (const { id, availability } of filter.bucket) {
            const expected = counted.filter((item) => hasOption(item, filter.id, id))
            expect([filter.id, id, availability]).toEqual([
              filter.id,
              id,
              getProductIds(expected).size,
            ])
          }
        }
        const filters = await api.call('POST', '/api_vue/getFilters/', sent)
        expect(filters.body.filters).toEqual(body.filters)
        expect(filters.body.total).toBe(shown.length)
      }),
      { numRuns: 120 },
    )
  })
})
