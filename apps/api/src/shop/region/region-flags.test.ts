import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { region } from '../../schema/region.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

type Flags = Partial<typeof region.$inferInsert>

/** Sets flags of Москва for the duration of a callback. */
async function withFlags<T>(flags: Flags, callback: () => Promise<T>): Promise<T> {
  const [before] = await api.db.select().from(region).where(eq(region.id, moscow))
  if (!before) throw new Error('the region Москва does not exist')
  const set = async (values: Flags) => {
    await api.db.update(region).set(values).where(eq(region.id, moscow))
    await api.services.regions.load()
    api.services.responseCache.clear()
  }
  await set(flags)
  try {
    return await callback()
  } finally {
    await set(before)
  }
}

const post = async (path: string, body: object = {}) =>
  (await api.call('POST', `/api_vue/${path}`, body)).body
const initial = async () => (await post('getInitialData/')).regionData

describe('a region’s flags', () => {
  it.each([
    [{ hasPartner: true }, { HAS_PARTNER: true }],
    [{ franchise: true }, { FRANCHISE: true }],
    [{ ownShop: false }, { OWN_SHOP: 'N' }],
    [{ hiddenManufacturer: true }, { HIDDEN_MANUFACTURER: true }],
    [{ regionType: 'ТК' }, { regionType: 'ТК' }],
    [{ isOffice: true }, { isOffice: true }],
    [{ blackFriday: true }, { BlackFriday: true }],
    [{ cyberMonday: true }, { cyberMonday: true }],
    [{ newYearSale: true }, { newYearSale: true }],
    [{ sugarGift: true }, { sugarGift: true }],
    [{ minPercentPrepayment: 30 }, { MIN_PERCENT_PREPAYMENT: 30 }],
    [{ installmentType: 'credit' } as const, { installmentType: 'credit' }],
    [{ installmentType: null }, { installmentType: null }],
    [{ splitAvailable: false }, { splitAvailable: false }],
    [{ plaitAvailable: true }, { plaitAvailable: true }],
    [{ hasFooterCatalogue: true }, { hasFooterCatalogue: true }],
    [{ checkout: 'older' } as const, { checkout: 'older' }],
  ])('%j reach the pages as %j', async (flags, expected) => {
    expect(await withFlags(flags, initial)).toMatchObject(expected)
    expect(await initial()).not.toMatchObject(expected)
  })

  it('[checkout.default] lead from the basket to the new checkout unless set otherwise', async () => {
    expect(await initial()).toMatchObject({ checkout: 'new' })
    expect(await withFlags({ checkout: 'older' }, initial)).toMatchObject({ checkout: 'older' })
  })

  it('[region.black-friday] [region.cyber-monday] [region.new-year-sale] name the sale under the logo', async () => {
    const season = () => post('getLogo/').then((logo) => logo.season)
    expect(await withFlags({ blackFriday: true }, season)).toBe('black-friday')
    expect(await withFlags({ cyberMonday: true }, season)).toBe('cyber-monday')
    expect(await withFlags({ newYearSale: true }, season)).toBe('new-year')
    expect(await season()).toBeNull()
  })

  it('[region.hidden-manufacturer] hide the vendors', async () => {
    const listVendors = () => post('getManufactures/').then(({ manufactures }) => manufactures)
    expect(await withFlags({ hiddenManufacturer: true }, listVendors)).toEqual([])
    expect((await listVendors()).length).toBeGreaterThan(0)
  })

  it('[region.hidden-manufacturer] remove the vendor from cards, pages and baskets', async () => {
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: offers.chair, quantity: 1 }],
    })
    const readShownVendors = async () => {
      const { elements } = await post('getProducts/', {})
      const page = await post('getProductPage/', { ELEMENT_CODE: elements[0].url.split('/')[3] })
      const mini = await post('catalog/getMiniCards/', { type: 'hits' })
      const { basket } = (await visitor('POST', '/api_vue/basket/getFullBasket/', {})).body
      const cards = [...elements, ...mini.elements, page.product, ...basket.items]
      return {
        names: [...new Set(cards.map(({ vendor }) => vendor.name))].sort(),
        description: page.product.seo.description as string,
      }
    }
    const before = await readShownVendors()
    expect(before.names).toEqual(['Берег', 'Светлица'])
    const secret = await withFlags({ hiddenManufacturer: true }, readShownVendors)
    expect(secret.names).toEqual([''])
    expect(secret.description).toMatch(/^[^,]+\. Цена/)
    expect(await readShownVendors()).toEqual(before)
  })

  it('[role.employee] [region.own-shop] [region.franchise] [region.has-partner] [region.is-office] show the assortment labels in regions where the shop sells itself', async () => {
    const { call } = await logInAs(api, { groups: [29] })
    await call('POST', '/api_vue/authentication/hiddenBlocks/', { isOn: true })
    const marks = async () =>
      (await call('POST', '/api_vue/getCategorization/', { productIds: [1] })).body.items.length
    expect(await marks()).toBe(1)
    for (const flags of [
      { ownShop: false },
      { franchise: true },
      { hasPartner: true },
      { isOffice: true },
    ]) {
      expect(await withFlags(flags, marks), JSON.stringify(flags)).toBe(0)
    }
  })

  it('[region.own-shop] are returned to the error page', async () => {
    const getOwnShop = () => post('getShellState/').then((state) => state.region.OWN_SHOP)
    expect(await withFlags({ ownShop: false }, getOwnShop)).toBe('N')
  })

  it('[region.sugar-gift] show the sugar gift on products above 5 000 ₽ and on no others', async () => {
    const gifts = async () => {
      const { elements } = await post('getProducts/', {})
      return elements as { price: { new: number }; sugarGift: boolean }[]
    }
    const given = await withFlags({ sugarGift: true }, gifts)
    for (const { price, sugarGift } of given) expect(sugarGift).toBe(price.new > 5_000)
    expect(given.some(({ sugarGift }) => sugarGift)).toBe(true)
    expect((await gifts()).some(({ sugarGift }) => sugarGift)).toBe(false)
  })

  it('[region.has-partner] [region.min-prepayment] are applied to the order', async () => {
    const order = await withFlags({ hasPartner: true, minPercentPrepayment: 30 }, async () => {
      const visitor = createVisitor(api.call)
      await visitor('POST', '/api_vue/basket/add/', {
        offers: [{ offerId: offers.chair, quantity: 1 }],
      })
      const made = await visitor('POST', '/api_vue/basket/createOrder/', {
        name: 'Анна Петрова',
        phoneNumber: '+7 900 123-45-67',
      })
      const { basketGroup } = made.body
      return (await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })).body.orders[0]
    })
    expect(order).toMatchObject({ isPartner: true, percentPrepayment: 30 })
  })
})

it('[region.region-type] a region of the transport company has no courier of the shop', async () => {
  const kinds = async () => {
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: offers.chair, quantity: 1 }],
    })
    const made = await visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: '+7 900 123-45-67',
    })
    const { basketGroup } = made.body
    const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const text = JSON.stringify(body)
    return { hasCourier: text.includes('"kind":"courier"'), hasPickup: text.includes('"pickup"') }
  }
  expect(await kinds()).toEqual({ hasCourier: true, hasPickup: true })
  expect(await withFlags({ regionType: 'ТК' }, kinds)).toEqual({
    hasCourier: false,
    hasPickup: true,
  })
})

describe('Kazakhstan', () => {
  const there = { headers: { 'x-shop-region': String(almaty) } }

  it('[region.kz] [region.kz-flag] [bonus.disabled] has tenge, its own phone, and no bonuses', async () => {
    const { body } = await api.call('POST', '/api_vue/getInitialData/', {}, there)
    expect(body).toMatchObject({
      domain: 'kz',
      regionData: { kz: true, disableBonus: true, currency: { sign: '₸', code: 'KZT' } },
      contacts: [{ phone: '8 (800) 555-03-04' }],
    })
    const { elements } = (await api.call('POST', '/api_vue/getProducts/', {}, there)).body
    for (const { offers: shown } of elements) {
      for (const { bonusesReward } of shown) expect(bonusesReward).toBe(0)
    }
  })

  it('[map.locale] maps are initially centred on the region', async () => {
    const { body } = await api.call('POST', '/api_vue/getInitialData/', {}, there)
    expect(body.regionData.mapCenter).toEqual({ lat: 43.24, lon: 76.91 })
  })
})

it.each(['atlantida', '999', '-1', '../x', ''])(
  'an unknown region «%s» is refused by a call with a region parameter',
  async (sr) => {
    const { status } = await api.call(
      'GET',
      `/api_vue/getInitialData/?sr=${encodeURIComponent(sr)}`,
    )
    expect([200, 400]).toContain(status)
    if (sr !== '') expect(status).toBe(400)
  },
)

it('[lang.three] an unknown language is answered in Russian', async () => {
  const { body } = await api.call(
    'POST',
    '/api_vue/getInitialData/',
    {},
    {
      headers: { 'x-shop-lang': 'de' },
    },
  )
  expect(body.language).toBe('ru')
})
