import { addDays } from '@svetlitsa/domain/date/day'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { addCatalogue, offers, places } from '../../test-support/fixtures/catalogue.ts'
import { moscow } from '../../test-support/fixtures/region.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { stopClock } from '../../test-support/test-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => api.close())

const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })

const formatDay = (day: string) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )

it('[POST /getProductRemains/] [errors.texts] returns stock and delivery days: in a store, in the warehouse, nowhere', async () => {
  const { day: today } = stopClock(api, { time: '17:59' })
  const offerIds = [offers.poldenLinenBeige, offers.poldenVelvetGreen, offers.ugolLeatherBeige, 999]
  const { items } = (
    await post('getProductRemains/', { offerIds, regionId: moscow, isCrawler: false })
  ).body
  const day = formatDay(addDays(today, 2))
  expect(items).toEqual([
    {
      productId: 1,
      id: 1,
      additional: {
        offerId: 1,
        quantity: 10,
        selfDelivery: 'today',
        selfDeliveryText: 'Заберите сегодня',
        deliveryText: `Курьером ${day}`,
        deliveryTextWide: `Курьером ${day}, время выберете при оформлении`,
      },
    },
    {
      productId: 1,
      id: 2,
      additional: expect.objectContaining({
        quantity: 2,
        selfDelivery: 'later',
        selfDeliveryText: `Забрать с ${day}`,
      }),
    },
    {
      productId: 3,
      id: 4,
      additional: {
        offerId: 4,
        quantity: 0,
        selfDelivery: 'none',
        selfDeliveryText: '',
        deliveryText: '',
        deliveryTextWide: '',
      },
    },
  ])
})

it('what is ordered from 18:00 on is delivered a day later', async () => {
  const { day } = stopClock(api, { time: '18:00' })
  const requested = { offerIds: [offers.poldenLinenBeige], regionId: moscow }
  const { items } = (await post('getProductRemains/', requested)).body
  expect(items[0].additional.deliveryText).toBe(`Курьером ${formatDay(addDays(day, 3))}`)
  const { body } = await post('getProductAdditional/', { id: 4, sr: 'moscow' })
  expect(body.delivery.date).toBe(addDays(day, 3))
})

it('another region has its own warehouse, calendar and delivery time', async () => {
  const requested = { offerIds: [offers.poldenVelvetGreen], regionId: 'almaty' }
  const { items } = (await post('getProductRemains/', requested)).body
  expect(items[0].additional).toMatchObject({ quantity: 5, selfDeliveryText: '' })
  expect(items[0].additional.deliveryText).toMatch(/^Транспортной компанией, отправим \d+ [а-я]+$/)
})

it('returns at most five offers of a product', async () => {
  const { db } = api
  await db.execute(`insert into offer (product_id, article, name, position)
      select 2, 'B-' || n, 'Ещё', n from generate_series(2, 8) n`)
  const { rows } = await db.execute<{ id: number }>('select id from offer where product_id = 2')
  const requested = { offerIds: [offers.chair, ...rows.map(({ id }) => id)] }
  const { items } = (await post('getProductRemains/', requested)).body
  expect(items.filter(({ productId }: { productId: number }) => productId === 2)).toHaveLength(5)
  expect(items).toHaveLength(6)
})

it('the stock of a kit is that of its scarcest required part', async () => {
  const { items } = (await post('getProductRemains/', { offerIds: [offers.set] })).body
  expect(items[0].additional).toMatchObject({ quantity: 4, selfDeliveryText: 'Заберите сегодня' })
})

it('[POST /getProductAdditional/] prices delivery, lift and assembly, and lists the stores', async () => {
  const { day } = stopClock(api)
  const { body } = await post('getProductAdditional/', { id: 4, sr: 'moscow' })
  expect(body.delivery).toMatchObject({
    date: addDays(day, 2),
    price: 690,
    freeFrom: 30_000,
    liftPrice: 300,
    assemblyPrice: 990,
  })
  expect(body.stores).toMatchObject([
    {
      id: places.arbat,
      quantity: 2,
      offerIds: [offers.chair],
      hours: 'Пн–Вс 10:00–21:00',
      lat: 55.75,
      lon: 37.6,
    },
    { id: places.khimki, quantity: 0, offerIds: [] },
  ])
  expect(body.additional[0]).toMatchObject({ offerId: offers.chair, quantity: 9 })
  expect((await post('getProductAdditional/', { id: 1 })).body.delivery).toMatchObject({
    price: 0,
    assemblyPrice: 5_199,
  })
  expect((await post('getProductAdditional/', { id: 999 })).status).toBe(404)
})

it('[POST /catalog/getMiniCards/] shows the given offers in their order, or a kind of products', async () => {
  const offerIds = [offers.chair, offers.poldenVelvetGreen, 999]
  const named = (await post('catalog/getMiniCards/', { offerIds, withStocks: true })).body.elements
  expect(named.map((card: { offerIdCurrent: number }) => card.offerIdCurrent)).toEqual([5, 2])
  expect(named[0].additional[0].quantity).toBe(9)
  const news = (await post('catalog/getMiniCards/', { type: 'news' })).body.elements
  expect(news.map(({ id }: { id: number }) => id)).toEqual([2])
  const sale = (await post('catalog/getMiniCards/', { type: 'sale', count: 2 })).body.elements
  expect(sale.map(({ id }: { id: number }) => id)).toEqual([1, 4])
})
