import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { promotion, promotionProduct } from '../../schema/promotion.table.ts'
import { interiorStyle } from '../../schema/style.table.ts'
import { addCatalogue, values } from '../../test-support/fixtures/catalogue.ts'
import { almaty } from '../../test-support/fixtures/region.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const day = 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms)

/** One promotion is running, one has not begun, one is over and one is switched off. */
async function addPromotions(db: Db): Promise<void> {
  await addCatalogue(db)
  await db.insert(promotion).values([
    {
      code: 'tyoplyy-noyabr',
      name: 'Тёплый ноябрь',
      nameEn: 'Warm November',
      description: 'Вещи до {1000}.',
      translations: { en: { description: 'Things up to {1000}.' } },
      picture: 'drawn/scene/living.svg',
      startsAt: fromNow(-day),
      endsAt: fromNow(day),
      position: 2,
    },
    { code: 'vsegda', name: 'Всегда', position: 1 },
    { code: 'zavtra', name: 'Завтра', startsAt: fromNow(day) },
    { code: 'vchera', name: 'Вчера', endsAt: fromNow(-day) },
    { code: 'nikogda', name: 'Никогда', isActive: false },
  ])
  await db.insert(promotionProduct).values([
    { promotionId: 1, productId: 1 },
    { promotionId: 1, productId: 3 },
    { promotionId: 1, productId: 4 },
  ])
  await db.insert(interiorStyle).values([
    {
      code: 'loft',
      name: 'Лофт',
      nameEn: 'Loft',
      description: 'Кирпич и металл.',
      translations: { en: { description: 'Brick and metal.' } },
      valueId: values.loft,
    },
    { code: 'pustoy', name: 'Пустой', valueId: values.leather, isActive: false },
  ])
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addPromotions })
})
afterAll(() => api.close())

const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })

const codes = ({ body }: { body: { elements: { url: string }[] } }) =>
  body.elements.map(({ url }) => url.split('/').at(-2))

describe('promotions', () => {
  it('[POST /getActions/] returns the running ones, in order, with their last day', async () => {
    const { body } = await post('getActions/', {})
    expect(body.actions.map(({ code }: { code: string }) => code)).toEqual([
      'vsegda',
      'tyoplyy-noyabr',
    ])
    expect(body.actions[1]).toMatchObject({
      name: 'Тёплый ноябрь',
      description: 'Вещи до 1\u00a0000\u00a0₽.',
      url: '/vse-akcii/tyoplyy-noyabr/',
      imgUrl: 'drawn/scene/living.svg',
      dateStart: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateEnd: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      SORT: 2,
    })
    expect((await post('getActions/', { count: 1 })).body.actions).toHaveLength(1)
    const english = await post('getActions/', {}, { 'x-shop-lang': 'en' })
    expect(english.body.actions[1]).toMatchObject({
      name: 'Warm November',
      description: 'Things up to 1\u00a0000\u00a0₽.',
    })
  })

  it('[region.kz] show amounts in the currency of the region', async () => {
    const { body } = await post('getActions/', {}, { 'x-shop-region': String(almaty) })
    expect(body.actions[1].description).toBe('Вещи до 5\u00a0000\u00a0₸.')
  })

  it.each([
    ['tyoplyy-noyabr', true],
    ['Vsegda', true],
    ['zavtra', false],
    ['vchera', false],
    ['nikogda', false],
    ['divany', false],
    ['', false],
  ])('[POST /tools/checkActionPage/] «%s»: %s', async (sectionCode, isActionPage) => {
    expect((await post('tools/checkActionPage/', { sectionCode })).body).toEqual({ isActionPage })
  })

  it('[route.actions] list their products, discounted or not, with filters', async () => {
    const requested = { section: 'tyoplyy-noyabr', meta: { typePage: 'action' }, withFilters: true }
    const list = await post('getProducts/', requested)
    expect(codes(list)).toEqual(['divan-polden', 'divan-ugol', 'stul-veter'])
    expect(list.body.childSections).toMatchObject([
      { code: 'mebel', url: '/vse-akcii/tyoplyy-noyabr/mebel/', count: 3 },
    ])
    const dear = await post('getProducts/', { ...requested, params: { price: '60000-' } })
    expect(codes(dear)).toEqual(['divan-polden', 'divan-ugol'])
    expect(dear.body.filters.map(({ id }: { id: string }) => id)).toContain('SHIRINA_DPZ')
  })

  it('[route.actions] can be narrowed to a section; an unknown section is not found', async () => {
    const meta = { typePage: 'action', subSection: 'stulya' }
    const list = await post('getProducts/', { section: 'tyoplyy-noyabr', meta })
    expect(codes(list)).toEqual(['stul-veter'])
    const unknown = { section: 'tyoplyy-noyabr', meta: { ...meta, subSection: 'nichego' } }
    expect((await post('getProducts/', unknown)).status).toBe(404)
    expect((await post('getProducts/', { section: 'vchera', meta })).status).toBe(404)
    const { status } = await post('getFilters/', { section: 'zavtra', meta })
    expect(status).toBe(404)
  })

  it('show changed products by themselves', async () => {
    const requested = { section: 'vsegda', meta: { typePage: 'action' } }
    expect((await post('getProducts/', requested)).body.pagination.total).toBe(0)
    await api.db.insert(promotionProduct).values([{ promotionId: 2, productId: 2 }])
    await vi.waitFor(
      async () => expect((await post('getProducts/', requested)).body.pagination.total).toBe(1),
      { timeout: 30_000 },
    )
  })

  it('appear in the menu if they have a picture', async () => {
    const { body } = await api.call('GET', '/api_vue/getMenu/')
    expect(body.akcii).toEqual([
      {
        id: 1,
        name: 'Тёплый ноябрь',
        url: '/vse-akcii/tyoplyy-noyabr/',
        imgUrl: '/media/f_webp,w_400/drawn/scene/living.svg',
      },
    ])
  })
})

describe('styles', () => {
  it('[POST /getStyles/] returns styles that have products, with their number', async () => {
    expect((await post('getStyles/', {})).body.styles).toEqual([
      {
        id: 1,
        code: 'loft',
        name: 'Лофт',
        description: 'Кирпич и металл.',
        url: '/style/loft/',
        imgUrl: '',
        count: 1,
        SORT: 500,
      },
    ])
    const english = await post('getStyles/', {}, { 'x-shop-lang': 'en' })
    expect(english.body.styles[0]).toMatchObject({ name: 'Loft', description: 'Brick and metal.' })
  })

  it('[route.styles] list the products with the style’s value, by sections', async () => {
    const list = await post('getProducts/', { meta: { style: 'loft' }, withFilters: true })
    expect(codes(list)).toEqual(['divan-polden'])
    expect(list.body.pagination.total).toBe(1)
    expect((await post('getProducts/', { meta: { style: 'rokoko' } })).status).toBe(404)
  })
})
