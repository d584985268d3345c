import { buildImageUrl } from '@svetlitsa/domain/image/image'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers, places } from '../../test-support/fixtures/catalogue.ts'
import { addDeliveredOrder } from '../../test-support/fixtures/delivered-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SOFA = 1
const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  await api.db.execute(sql`insert into instruction (product_id, kind, position)
    values (${SOFA}, 'assembly', 0), (${SOFA}, 'care', 1)`)
})
afterAll(() => api.close())

describe('documents of a product', () => {
  it('[POST /getInstructions/] are PDFs in the reader’s language', async () => {
    const { instructions } = (await post('getInstructions/', { productId: SOFA })).body
    expect(instructions).toMatchObject([
      { kind: 'assembly', name: 'Инструкция по сборке', url: '/media/paper/1/ru.pdf' },
      { kind: 'care', name: 'Уход за мебелью' },
    ])
    const pdf = await api.call('GET', instructions[0].url)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.text.startsWith('%PDF-1.')).toBe(true)
    expect((await api.call('GET', '/media/paper/1/kk.pdf')).status).toBe(200)
    for (const path of [
      '/media/paper/99/ru.pdf',
      '/media/paper/1/de.pdf',
      '/media/paper/x/ru.pdf',
    ]) {
      expect((await api.call('GET', path)).status).toBe(404)
    }
    expect((await post('getInstructions/', { productId: 999 })).status).toBe(404)
  })

  it('[POST /getDetailCardTabs/] are returned together with questions and warehouses', async () => {
    const { body } = await post('getDetailCardTabs/', { productID: SOFA, isCrawler: false })
    expect(body.instructions).toHaveLength(2)
    expect(body.questions).toEqual([])
    expect(body.warehouses.map(({ id }: { id: number }) => id)).toEqual([
      places.arbat,
      places.khimki,
      places.warehouse,
    ])
    expect((await post('getDetailCardTabs/', { productID: 999 })).status).toBe(404)
  })
})

describe('stock of a product by place', () => {
  it('[POST /getWarehouses/] [product.stock] lists every store and the warehouses that have it', async () => {
    const requested = { productId: SOFA, sectionCode: 'divany', regionId: 'moscow' }
    const { warehouses } = (await post('getWarehouses/', requested)).body
    expect(warehouses).toMatchObject([
      { id: places.arbat, kind: 'store', quantity: 1, offers: [{ offerId: 1, quantity: 1 }] },
      { id: places.khimki, kind: 'store', quantity: 0, offers: [] },
      { id: places.warehouse, kind: 'warehouse', quantity: 11 },
    ])
    expect(warehouses[0]).toMatchObject({ hours: 'Пн–Вс 10:00–21:00', lat: 55.75 })
    const almaty = (await post('getWarehouses/', { productId: SOFA, regionId: 'almaty' })).body
    expect(almaty.warehouses.map(({ id }: { id: number }) => id)).toEqual([places.almatyWarehouse])
    expect((await post('getWarehouses/', { ...requested, sectionCode: 'stulya' })).status).toBe(404)
  })

  it('[GET /api/v1/store/shop/balance/offer/] [product.stock] returns an offer’s quantities in the stores of a region', async () => {
    const path = '/api/v1/store/shop/balance/offer/'
    const { body } = await api.call('GET', `${path}?regionID=moscow&offerID=${offers.chair}`)
    expect(body).toMatchObject({ total: 2, nameIn: 'в Москве' })
    expect(body.stores).toMatchObject([
      { id: places.arbat, quantity: 2 },
      { id: places.khimki, quantity: 0 },
    ])
    const kit = (await api.call('GET', `${path}?regionID=1&offerID=${offers.set}`)).body
    expect(kit.total).toBe(1)
    expect((await api.call('GET', `${path}?regionID=1&offerID=999`)).status).toBe(404)
    expect((await api.call('GET', `${path}?regionID=atlantis&offerID=1`)).status).toBe(400)
    expect((await api.call('GET', `${path}?offerID=soon`)).status).toBe(400)
  })
})

it('[POST /getCategorization/] [role.employee] marks are for staff who have switched hidden blocks on', async () => {
  await api.db.execute(sql`update offer set categorization = 'A' where id = 1`)
  const requested = { productIds: [SOFA] }
  expect((await post('getCategorization/', requested)).body).toEqual({ items: [] })
  const { call } = await logInAs(api, { groups: [29] })
  const shown = async () =>
    (await call('POST', '/api_vue/getShellState/', {})).body.showsHiddenBlocks
  expect((await call('POST', '/api_vue/getCategorization/', requested)).body.items).toEqual([])
  expect(await shown()).toBe(false)
  const switchTo = '/api_vue/authentication/hiddenBlocks/'
  expect((await call('POST', switchTo, { isOn: true })).body).toEqual({ showsHiddenBlocks: true })
  expect(await shown()).toBe(true)
  expect((await call('POST', '/api_vue/getCategorization/', requested)).body.items).toEqual([
    {
      productId: SOFA,
      categorizations: ['A', 'Хит'],
      offers: [
        { offerId: 1, offerCategorization: 'A' },
        { offerId: 2, offerCategorization: null },
      ],
    },
  ])
  await call('POST', switchTo, { isOn: false })
  expect((await call('POST', '/api_vue/getCategorization/', requested)).body.items).toEqual([])
  const { call: customer } = await logInAs(api, { groups: [2] })
  expect((await customer('POST', switchTo, { isOn: true })).status).toBe(403)
})

it('[GET /textures/generate/] returns the finish of an offer and a picture of it', async () => {
  await api.db.execute(sql`update offer set texture = 'drawn/texture/linen.svg' where id = 1`)
  const { body } = await api.call('GET', '/api_vue/textures/generate/?id=1')
  expect(body).toMatchObject({
    id: 1,
    name: 'Лён',
    texture: { src: 'drawn/texture/linen.svg' },
    url: buildImageUrl('drawn/texture/linen.svg', { preset: 'texture' }),
  })
  const withoutTexture = (await api.call('GET', '/api_vue/textures/generate/?id=3')).body
  expect(withoutTexture.url).toContain('no-texture')
  expect((await api.call('GET', '/api_vue/textures/generate/?id=999')).status).toBe(404)
})

it('[POST /getProductBanner/] returns the active banners of the product and its section', async () => {
  await api.db.execute(sql`
    insert into product_banner (product_id, section_id, name, url, date_start, date_end, position) values
      (null, 1, 'Мебель со скидкой', '/sale/', null, null, 10),
      (${SOFA}, null, 'Чехол в подарок', '/promocodes/', now() - interval '1 day', now() + interval '1 day', 20),
      (${SOFA}, null, 'Прошло', '/sale/', null, now() - interval '1 day', 1),
      (3, null, 'Чужой', '/sale/', null, null, 1)`)
  const { banners } = (await post('getProductBanner/', { productId: SOFA, sr: 'moscow' })).body
  expect(banners).toEqual([
    { url: '/promocodes/', imgUrl: null, name: 'Чехол в подарок', SORT: 20 },
    { url: '/sale/', imgUrl: null, name: 'Мебель со скидкой', SORT: 10 },
  ])
  expect((await post('getProductBanner/', { productId: 999 })).status).toBe(404)
})

describe('«Нашли дешевле?»', () => {
  const buildRequest = async () => {
    const { rows } = await api.db.execute<{ guid: string }>(
      sql`select guid from product where id = 1`,
    )
    return {
      FIO: 'Анна Иванова',
      TEL: '+7 (916) 123-45-67',
      EMAIL: 'anna@example.ru',
      URL: 'https://example.com/divan',
      REGION: 'Москва',
      PRODUCT_NAME: 'Диван «Полдень»',
      GUID_PRODUCT: rows[0]?.guid,
      PRODUCT_URL: '/catalog/divany/divan-polden/',
      addGetLowPrice: true,
      nameSelected: 'Лён',
    }
  }
  const send = (body: object) => createVisitor(api.call)('POST', '/api_vue/findCheaper/', body)

  it('[POST /findCheaper/] [product.find-cheaper] saves the specified fields, once a day', async () => {
    const sent = await buildRequest()
    expect((await send(sent)).body).toEqual({
      result: true,
      message: 'Проверим цену и перезвоним в течение дня.',
    })
    expect((await send(sent)).status).toBe(200)
    const { rows } = await api.db.execute(sql`
      select name, phone, email, url, region_name as region, product_name as product,
        offer_name as offer, wants_low_price as follow from price_request`)
    expect(rows).toEqual([
      {
        name: 'Анна Иванова',
        phone: '79161234567',
        email: 'anna@example.ru',
        url: 'https://example.com/divan',
        region: 'Москва',
        product: 'Диван «Полдень»',
        offer: 'Лён',
        follow: true,
      },
    ])
  })

  it.each([
    [{ FIO: '1' }, 'FIO'],
    [{ TEL: '+7 916' }, 'TEL'],
    [{ EMAIL: 'почта' }, 'EMAIL'],
    [{ URL: 'javascript:alert(1)' }, 'URL'],
    [{ admin: true }, 'admin'],
  ])('%j is refused with the error of its field', async (more, field) => {
    const answer = await send({ ...(await buildRequest()), ...more })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[field]).toBeTruthy()
  })

  it('of an unknown product is not found', async () => {
    const GUID_PRODUCT = '00000000-0000-4000-8000-000000000000'
    expect((await send({ ...(await buildRequest()), GUID_PRODUCT })).status).toBe(404)
  })
})

describe('links to a product', () => {
  it('[POST /getOfferLink/] by its offer', async () => {
    const { body } = await post('getOfferLink/', { offerId: 2 })
    expect(body).toEqual({ url: '/catalog/divany/divan-polden/?offer_id=2' })
    expect((await post('getOfferLink/', { offerId: 999 })).status).toBe(404)
  })

  it('[POST /productRedirect/] by the guids of the shop or of the feed', async () => {
    const { rows } = await api.db.execute<{ product: string; offer: string }>(sql`
      select p.guid as product, o.guid as offer from product p join offer o on o.product_id = p.id
      where o.id = 1`)
    const pair = { productGuid: rows[0]?.product, offerGuid: rows[0]?.offer }
    const url = '/catalog/divany/divan-polden/?offer_id=1'
    expect((await post('productRedirect/', pair)).body.url).toBe(url)
    expect((await post('productRedirect/', { ...pair, offerGuid: 'xml-1' })).body.url).toBe(url)
    expect((await post('productRedirect/', { ...pair, offerGuid: 'gone' })).body.url).toBe(
      '/catalog/divany/divan-polden/',
    )
    expect((await post('productRedirect/', { ...pair, productGuid: 'gone' })).body.url).toBeNull()
  })

  it('[POST /breadcrumbs/product/] down its sections', async () => {
    const { breadcrumbs } = (await post('breadcrumbs/product/', { productId: SOFA })).body
    expect(breadcrumbs.map(({ name }: { name: string }) => name)).toEqual([
      'Главная',
      'Каталог',
      'Мебель',
      'Диваны',
      'Диван «Полдень»',
    ])
    expect((await post('breadcrumbs/product/', { productId: 999 })).status).toBe(404)
  })

  it('[POST /getTagsByProductId/] by its tags', async () => {
    expect((await post('getTagsByProductId/', { productId: 2 })).body.tags).toEqual([
      { name: 'Мягкие', code: 'myagkie', url: '/catalog/divany/tag-myagkie/' },
    ])
    expect((await post('getTagsByProductId/', { productId: SOFA })).body.tags).toEqual([])
    expect((await post('getTagsByProductId/', { productId: 999 })).status).toBe(404)
    expect((await post('getTagsByProductId/', { productId: 6 })).status, 'a hidden one').toBe(404)
    expect((await post('getTagsByProductId/', {})).status).toBe(400)
  })

  it('[POST /getTagsByProductId/] by all its tags in their order, in the reader’s language, of sections that are shown', async () => {
    await api.db.execute(sql`insert into tag (section_id, code, name, name_en, position)
      values (4, 'myagkie', 'Мягкие стулья', 'Soft chairs', 1), (4, 'pervye', 'Первые', null, 0),
        (5, 'skrytye', 'Скрытые', 'Hidden', 0)`)
    await api.db.execute(sql`insert into product_tag (product_id, tag_id)
      select 4, id from tag where section_id in (4, 5)`)
    const chairs = '/catalog/stulya/tag-'
    const read = async (headers = {}) =>
      (await post('getTagsByProductId/', { productId: 4 }, headers)).body.tags
    expect(await read()).toEqual([
      { name: 'Первые', code: 'pervye', url: `${chairs}pervye/` },
      { name: 'Мягкие стулья', code: 'myagkie', url: `${chairs}myagkie/` },
    ])
    expect(await read({ 'x-shop-lang': 'en' })).toEqual([
      { name: 'Первые', code: 'pervye', url: `${chairs}pervye/` },
      { name: 'Soft chairs', code: 'myagkie', url: `${chairs}myagkie/` },
    ])
  })

  it('[route.qrcode] by the code on its package, and to the claim for the customer who received it', async () => {
    await api.db.execute(sql`update offer set barcode = '4600000000017' where id = 1`)
    const requested = { qrcode: '4600000000017' }
    const guest = (await post('qrcode/', requested)).body
    expect(guest).toMatchObject({
      product: { name: 'Диван «Полдень»', url: '/catalog/divany/divan-polden/?offer_id=1' },
      orderGuid: null,
    })
    const { call, userId, phone } = await logInAs(api)
    const orderGuid = await addDeliveredOrder(api.db, { userId, phone, offerId: 1 })
    expect((await call('POST', '/api_vue/qrcode/', requested)).body.orderGuid).toBe(orderGuid)
    expect((await post('qrcode/', { qrcode: 'x' })).status).toBe(404)
  })
})
