import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer, price, product } from '../src/modules/catalogue/product.table.ts'
import { offerProperty, property, propertyValue } from '../src/modules/catalogue/property.table.ts'
import { section } from '../src/modules/catalogue/section.table.ts'
import { vendor } from '../src/modules/vendor/vendor.table.ts'
import type { Db } from '../src/platform/database.ts'
import { addRegions } from './fixtures/region.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const VALUES_OF_PROPERTY = 4
/** Two properties of three offers of a product share their values, one differs between them. */
const LISTS = ['P1', 'P2', 'P3'] as const
const SECTIONS = [1, 2, 3, 4]
/** The first section is above the second and the third. */
const FAMILY: Record<number, number[]> = { 1: [1, 2, 3], 2: [2], 3: [3], 4: [4] }

interface Thing {
  offerId: number
  productId: number
  sectionId: number
  vendorId: number
  price: number
  isOnSale: boolean
  /** Ids of values, by property. */
  values: Record<string, number[]>
  width: number
}

/** The same 40 products with three offers each, every time: the tests draw the questions. */
function makeThings(): Thing[] {
  const things: Thing[] = []
  let state = 20_261_120
  const draw = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const someOf = (propertyAt: number) =>
    Array.from(
      { length: VALUES_OF_PROPERTY },
      (_, at) => propertyAt * VALUES_OF_PROPERTY + at + 1,
    ).filter(() => draw(3) === 0)
  for (let productId = 1; productId <= 40; productId++) {
    const sectionId = SECTIONS[draw(4)] ?? 1
    const vendorId = 1 + draw(3)
    const shared = { P1: someOf(0), P2: someOf(1) }
    for (let at = 0; at < 3; at++) {
      things.push({
        offerId: things.length + 1,
        productId,
        sectionId,
        vendorId,
        price: 1_000 + draw(9) * 500,
        isOnSale: draw(3) === 0,
        values: { ...shared, P3: someOf(2) },
        width: 100 + draw(10) * 10,
      })
    }
  }
  return things
}

const things = makeThings()

async function addThings(db: Db): Promise<void> {
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
    LISTS.flatMap((_, at) =>
      Array.from({ length: VALUES_OF_PROPERTY }, (_none, n) => ({
        propertyId: at + 1,
        value: `${n}`,
      })),
    ),
  )
  const products = Map.groupBy(things, ({ productId }) => productId)
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
    things.map(({ productId, offerId }) => ({
      productId,
      article: `${offerId}`,
      name: 'Предложение',
    })),
  )
  await db.insert(price).values(
    things.map(({ offerId, price: amount, isOnSale }) => ({
      zoneId: 1,
      offerId,
      amount,
      oldAmount: isOnSale ? amount * 2 : amount,
    })),
  )
  await db
    .insert(offerProperty)
    .values(
      things.flatMap(({ offerId, values, width }) => [
        { offerId, propertyId: 4, number: width },
        ...LISTS.flatMap((code, at) =>
          (values[code] ?? []).map((valueId) => ({ offerId, propertyId: at + 1, valueId })),
        ),
      ]),
    )
}

interface Question {
  section: number
  /** Chosen within it. */
  kinds: number[]
  lists: Partial<Record<(typeof LISTS)[number], number[]>>
  vendors: number[]
  sale: boolean
  price: [number, number] | null
  width: [number, number] | null
}

const valueIds = (at: number) =>
  fc.uniqueArray(
    fc.integer({ min: at * VALUES_OF_PROPERTY + 1, max: (at + 1) * VALUES_OF_PROPERTY }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
const range = (min: number, max: number) =>
  fc.option(fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })))

const question: fc.Arbitrary<Question> = fc.record({
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

/** Things of the list that meet everything asked for, but for the filter that is left out. */
function matching(asked: Question, leftOut = ''): Thing[] {
  return things.filter(
    (thing) =>
      FAMILY[asked.section]?.includes(thing.sectionId) &&
      LISTS.every(
        (code) =>
          code === leftOut ||
          !asked.lists[code] ||
          asked.lists[code].some((id) => thing.values[code]?.includes(id)),
      ) &&
      (leftOut === 'vendor' ||
        asked.vendors.length === 0 ||
        asked.vendors.includes(thing.vendorId)) &&
      (leftOut === 'sale' || !asked.sale || thing.isOnSale) &&
      (leftOut === 'section' ||
        asked.kinds.length === 0 ||
        asked.kinds.some((kind) => FAMILY[kind]?.includes(thing.sectionId))) &&
      isBetween(thing.price, asked.price) &&
      isBetween(thing.width, asked.width),
  )
}

const productsOf = (some: readonly Thing[]) => new Set(some.map(({ productId }) => productId))

function paramsOf(asked: Question): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(asked.lists).map(([code, ids]) => [code, ids.join(',')])),
    ...(asked.vendors.length > 0 ? { vendor: asked.vendors.map((id) => `v${id}`) } : {}),
    ...(asked.sale ? { sale: true } : {}),
    ...(asked.kinds.length > 0 ? { section: asked.kinds.map((id) => `s${id}`) } : {}),
    ...(asked.price ? { price: asked.price.join('-') } : {}),
    ...(asked.width ? { WIDTH: asked.width.join('-') } : {}),
  }
}

function hasOption(thing: Thing, filterId: string, optionId: string): boolean {
  if (filterId === 'vendor') return `v${thing.vendorId}` === optionId
  if (filterId === 'sale') return thing.isOnSale
  if (filterId === 'section')
    return FAMILY[Number(optionId.slice(1))]?.includes(thing.sectionId) ?? false
  return thing.values[filterId]?.includes(Number(optionId)) ?? false
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addThings })
})
afterAll(() => api.close())

interface Filter {
  id: string
  bucket: { id: string; availability: number }[]
}

describe('filters of a made-up shop', () => {
  it('leave the products and count the options that a plain walk through all offers does', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const sent = { section: `s${asked.section}`, params: paramsOf(asked), withFilters: true }
        const { body } = await api.call('POST', '/api_vue/getProducts/', {
          ...sent,
          meta: { count: 100 },
        })
        const left = matching(asked)
        const shown = body.elements.map(({ id }: { id: number }) => id)
        expect(shown).toEqual([...productsOf(left)].sort((one, other) => other - one))
        expect(body.pagination.total).toBe(shown.length)
        for (const { id, offerIdCurrent } of body.elements) {
          const met = left.some((one) => one.offerId === offerIdCurrent && one.productId === id)
          expect(met || Object.keys(sent.params).length === 0).toBe(true)
        }
        for (const filter of body.filters as Filter[]) {
          const counted = matching(asked, filter.id)
          for (const { id, availability } of filter.bucket) {
            const expected = counted.filter((thing) => hasOption(thing, filter.id, id))
            expect([filter.id, id, availability]).toEqual([
              filter.id,
              id,
              productsOf(expected).size,
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
