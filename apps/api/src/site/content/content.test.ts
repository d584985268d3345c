import { addDays } from '@svetlitsa/domain/date/day'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stockPlace } from '../../schema/stock.table.ts'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { stopClock } from '../../test-support/test-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addPages })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => api.close())

const post = (path: string, body: object = {}, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })
const inAlmaty = { 'x-shop-region': String(almaty) }
const listCodes = (answer: { body: { items: { code: string }[] } }) =>
  answer.body.items.map(({ code }) => code)

describe('[call.content] news', () => {
  it('[POST /getNews/] returns the newest published items of the region', async () => {
    expect(listCodes(await post('getNews/', { count: 5 }))).toEqual(['vtoraya', 'pervaya'])
    expect(listCodes(await post('getNews/', { count: 1 }))).toEqual(['vtoraya'])
    expect(listCodes(await post('getNews/', {}, inAlmaty))).toContain('tolko-almaty')
  })

  it('[POST /getNews/list/] returns pages; a page past the end is empty', async () => {
    const first = await post('getNews/list/', { page: 1, quantity: 1, regionId: 1 })
    expect(listCodes(first)).toEqual(['vtoraya'])
    expect(first.body.pagination).toEqual({ count: 2, current: 1, total: 2, size: 1 })
    expect(listCodes(await post('getNews/list/', { page: 2, quantity: 1, regionId: 1 }))).toEqual([
      'pervaya',
    ])
    expect((await post('getNews/list/', { page: 3, quantity: 1 })).status).toBe(404)
    expect((await post('getNews/list/', { page: 1, regionId: 'atlantis' })).status).toBe(400)
  })

  it('[POST /getNews/detail/] returns the article, its date in the region’s time zone, and related items', async () => {
    const { body } = await post('getNews/detail/', { code: 'pervaya', regionId: 1 })
    expect(body.item).toMatchObject({
      name: 'Первая',
      url: '/news/pervaya/',
      date: '10.01.2026 09:05',
      text: 'О чём она',
      imgUrl: 'drawn/scene/living.svg',
      parts: [{ title: 'Часть', paragraphs: ['Слова <b>как есть</b>'], points: ['раз'] }],
    })
    expect(listCodes({ body: { items: body.others } })).toEqual(['vtoraya'])
    const there = await post('getNews/detail/', { code: 'pervaya', regionId: almaty })
    expect(there.body.item.date).toBe('10.01.2026 11:05')
    for (const code of ['tolko-almaty', 'budushchaya', 'snyataya', "' or 1=1"]) {
      expect((await post('getNews/detail/', { code, regionId: 1 })).status, code).toBe(404)
    }
  })
})

describe('[lang.three] texts written by staff', () => {
  const withLanguage = (language: string) => ({ 'x-shop-lang': language })

  it('are returned translated where a translation exists, otherwise in Russian, with the language marked', async () => {
    const readArticle = async (language: string) =>
      (await post('getNews/detail/', { code: 'pervaya' }, withLanguage(language))).body.item
    expect(await readArticle('en')).toMatchObject({
      name: 'The first',
      text: 'What it is about',
      parts: [{ title: 'A part' }],
      language: 'en',
    })
    expect(await readArticle('kk')).toMatchObject({ text: 'О чём она', language: 'ru' })
    expect(await readArticle('ru')).toMatchObject({ text: 'О чём она', language: 'ru' })
  })

  it('may be partly translated', async () => {
    const { body } = await post('getVacancies/detail/', { id: '1' }, withLanguage('kk'))
    expect(body.vacancy).toMatchObject({
      name: 'Сатушы',
      department: 'Дүкендер',
      duties: ['Сөйлесу'],
      wishes: [],
    })
  })
})

describe('[call.content] vacancies', () => {
  const names = (answer: { body: { vacancies: { name: string }[] } }) =>
    answer.body.vacancies.map(({ name }) => name)

  it('[POST /getVacancies/list/] lists those of the visitor’s city and of no city first', async () => {
    const localFirst = await post('getVacancies/list/?sr=1')
    expect(names(localFirst)).toEqual(['Сборщик', 'Оператор', 'Продавец'])
    expect(localFirst.body.vacancies[0]).toMatchObject({ place: 'Москва', isHere: true, sign: '₽' })
    expect(names(await post('getVacancies/list/?sr=almaty'))).toEqual([
      'Продавец',
      'Оператор',
      'Сборщик',
    ])
  })

  it('[POST /getVacancies/detail/] returns one, its salary in the currency of its city', async () => {
    const { body } = await post('getVacancies/detail/', { id: '1' })
    expect(body.vacancy).toMatchObject({
      name: 'Продавец',
      url: '/vacancy/?id=1',
      place: 'Алматы',
      salaryFrom: 300_000,
      sign: '₸',
      currencyCode: 'KZT',
      duties: ['Говорить'],
    })
    for (const id of [4, 99, '1e3', 'x', -1, '']) {
      expect((await post('getVacancies/detail/', { id })).status, String(id)).toBe(404)
    }
  })
})

describe('[call.content] pages', () => {
  it('[about.stats] [POST /getAboutData/] counts what the database holds and returns the other figures as stored', async () => {
    expect((await post('getAboutData/')).body).toEqual({
      orders_per_day: 1_200,
      visitors_per_day: 45_000,
      range_of_goods: 6,
      shops: 2,
      vendors: 2,
      images: [{ id: 1, imgUrl: 'drawn/scene/living.svg', name: 'Зал', url: '' }],
    })
  })

  it('[POST /getInstagram/] returns the rooms of visitors', async () => {
    expect((await post('getInstagram/')).body.items).toEqual([
      { id: 2, imgUrl: 'drawn/scene/bedroom.svg', name: 'Спальня Анны', url: '/catalog/' },
    ])
  })

  it('[GET /info/advantage/] returns the advantages in order and in the reader’s language', async () => {
    const answer = await api.call('GET', '/api_vue/info/advantage/?sr=moscow', undefined, {
      headers: { 'x-shop-lang': 'en' },
    })
    expect(answer.body.advantages.map(({ title }: { title: string }) => title)).toEqual([
      'On the day',
      'Возврат',
    ])
  })

  it('[POST /paymentAndDelivery/] [lang.three] names the delivery methods in the reader’s language', async () => {
    const path = '/api_vue/paymentAndDelivery/'
    const headers = { 'x-shop-lang': 'kk' }
    const { body } = await api.call('POST', path, { action: 'getData' }, { headers })
    expect(body.deliveryServices.map(({ name }: { name: string }) => name)).toEqual([
      'Өзіңіз алып кету',
      'Курьермен',
    ])
  })

  it('[POST /paymentAndDelivery/] returns every service of the region with all its prices', async () => {
    const { day } = stopClock(api)
    const { body } = await post('paymentAndDelivery/', { action: 'getData' })
    expect(body.deliveryServices).toMatchObject([
      { kind: 'pickup', price: 0 },
      { kind: 'courier', price: 690, freeFrom: 30_000, liftPrice: 300 },
    ])
    expect(body).toMatchObject({
      assembly: { percent: 8, minimum: 990 },
      liftBandKg: 50,
      currency: { sign: '₽' },
      region: { ID: 1, nameIn: 'в Москве' },
    })
    expect(body.firstDay).toBe(addDays(day, 2))
    const there = await post('paymentAndDelivery/', { action: 'getData' }, inAlmaty)
    expect(there.body.assembly.minimum).toBe(4_950)
    expect((await post('paymentAndDelivery/', { action: 'setData' })).status).toBe(400)
  })

  it('[POST /getMeasurer/] returns the price in the region’s currency and the next available day', async () => {
    const { day } = stopClock(api)
    const { body } = await post('getMeasurer/', { sr: 'moscow' })
    expect(body.measurer).toEqual({
      price: 1_500,
      freeFrom: 100_000,
      pricePerKm: 40,
      leadDays: 2,
      firstDay: addDays(day, 2),
    })
    const there = await post('getMeasurer/', { sr: 'almaty' })
    expect(there.body).toMatchObject({ measurer: { price: 7_500 }, currency: { code: 'KZT' } })
  })

  it('[POST /bonusProgramPage/] returns the levels and terms; in Kazakhstan there is none', async () => {
    expect((await post('bonusProgramPage/')).body).toEqual({
      isActive: true,
      levels: [
        { percent: 3, from: 0, upTo: 50_000 },
        { percent: 5, from: 50_000, upTo: 150_000 },
        { percent: 7, from: 150_000, upTo: null },
      ],
      spendPercent: 30,
      lifetimeMonths: 12,
      subscriptionBonus: 300,
    })
    expect((await post('bonusProgramPage/', {}, inAlmaty)).body.isActive).toBe(false)
  })

  it('[POST /getRetailRegionLinks/] returns every city with its selection link, phone and number of stores', async () => {
    expect((await post('getRetailRegionLinks/')).body.regions).toMatchObject([
      { name: 'Алматы', url: '/?sr=almaty', phone: '8 (800) 555-03-04', storeCount: 0, kz: true },
      { name: 'Москва', url: '/?sr=moscow', phoneSanitized: '88005550102', storeCount: 2 },
    ])
  })

  it('[map.locale] the map of a region’s stores begins at its main store, else in the middle of its city', async () => {
    const readCentre = async (sr: number) => (await post('getStores/', { sr })).body.mapCenter
    const city = { lat: 55.75, lon: 37.62 }
    expect(await readCentre(moscow)).toEqual(city)
    const setMain = (isMain: boolean) =>
      api.db
        .update(stockPlace)
        .set({ isMain, latitude: isMain ? 55.89 : 55.75, longitude: isMain ? 37.44 : 37.6 })
        .where(eq(stockPlace.code, 'khimki'))
    await setMain(true)
    await expect.poll(() => readCentre(moscow)).toEqual({ lat: 55.89, lon: 37.44 })
    expect(await readCentre(almaty)).toEqual({ lat: 43.24, lon: 76.91 })
    await setMain(false)
    await expect.poll(() => readCentre(moscow)).toEqual(city)
  })

  it('the stores of a region are on its map', async () => {
    const { body } = await post('getStores/', { sr: 1 })
    expect(body.stores).toHaveLength(2)
    expect(body.stores[0]).toMatchObject({
      name: 'Светлица на Арбате',
      hours: 'Пн–Вс 10:00–21:00',
      place: { lat: 55.75, lon: 37.6 },
    })
  })
})

describe('reviews', () => {
  it('[POST /getReviewPage/] returns pages of approved reviews, newest first, with the totals', async () => {
    const first = (await post('getReviewPage/', { page: 1 })).body
    expect(first.reviews).toHaveLength(10)
    expect(first.reviews[0]).toMatchObject({ author: 'Виктор', score: 2, answer: 'Нам жаль' })
    expect(first.pagination).toEqual({ count: 2, current: 1, total: 12, size: 10 })
    expect(first.statistic).toMatchObject({ score: 4.8, count: 12, advisePercent: 92 })
    expect((await post('getReviewPage/', { page: 2 })).body.reviews).toHaveLength(2)
    expect((await post('getReviewPage/', { page: 3 })).status).toBe(404)
  })

  it('selects detailed product reviews, one per section, with the product', async () => {
    const { body } = await post('getGoodsReviews/', { count: 3 })
    expect(body.reviews.map(({ author }: { author: string }) => author).sort()).toEqual([
      'Иван',
      'Ольга',
    ])
    expect(body.reviews.find(({ author }: { author: string }) => author === 'Ольга')).toMatchObject(
      {
        product: { name: 'Диван «Полдень»', url: '/catalog/divany/divan-polden/' },
      },
    )
    expect(body.statistic).toMatchObject({ count: 3, advisePercent: 67 })
    const english = { headers: { 'x-shop-lang': 'en' } }
    const { text } = await api.call('POST', '/api_vue/getGoodsReviews/', { count: 3 }, english)
    expect(text).toContain('Noon sofa')
  })
})
