import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { section } from '../../schema/section.table.ts'
import { sectionBanner } from '../../schema/section-banner.table.ts'
import { addCatalogue, offers, sections } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })

describe('a section', () => {
  it('[POST /getCatalogSectionData/] [section.data] returns breadcrumbs, tags, subsections and meta texts', async () => {
    const { body } = await post('getCatalogSectionData/', { SECTION_CODE: 'divany' })
    expect(body.breadcrumbs).toEqual([
      { name: 'Главная', url: '/' },
      { name: 'Каталог', url: '/catalog/' },
      { name: 'Мебель', url: '/catalog/mebel/' },
      { name: 'Диваны', url: '/catalog/divany/' },
    ])
    expect(body.currentSection).toEqual({
      id: sections.sofas,
      name: 'Диваны',
      code: 'divany',
      url: '/catalog/divany/',
    })
    expect(body.tags).toEqual([
      { name: 'Мягкие', code: 'myagkie', url: '/catalog/divany/tag-myagkie/', checked: false },
    ])
    expect(body.subSections).toMatchObject([{ code: 'uglovye-divany', count: 1, picture: null }])
    expect(body.seoParams).toEqual({
      h1: 'Диваны',
      title: 'Диваны — купить по цене от 50\u00a0000\u00a0₽ в магазине «Светлица»',
      description:
        'Диваны: 3 товара с доставкой, сборкой и гарантией. Размеры, материалы, цены и наличие в магазинах «Светлица».',
    })
    expect(body).toMatchObject({ article: 'Как выбрать диван.', articleLanguage: 'ru' })
    expect(body.isShowFilter).toBe(true)
    expect(body.banners).toEqual([])
  })

  it('[lang.three] has banners and an article in the reader’s language, Russian without a translation', async () => {
    await api.db
      .update(section)
      .set({ translations: { en: { article: 'How to choose a sofa.' } } })
      .where(eq(section.id, sections.sofas))
    await api.db.insert(sectionBanner).values({
      sectionId: sections.sofas,
      name: 'Пледы',
      nameKk: 'Жамылғылар',
      nameEn: 'Throws',
      url: '/sale/',
      picture: 'a.jpg',
    })
    const readSectionTexts = async (lang: string) => {
      const requested = { SECTION_CODE: 'divany' }
      const { body } = await post('getCatalogSectionData/', requested, { 'x-shop-lang': lang })
      return [body.banners[0]?.name, body.article, body.articleLanguage]
    }
    await expect
      .poll(() => readSectionTexts('en'))
      .toEqual(['Throws', 'How to choose a sofa.', 'en'])
    expect(await readSectionTexts('kk')).toEqual(['Жамылғылар', 'Как выбрать диван.', 'ru'])
    expect(await readSectionTexts('ru')).toEqual(['Пледы', 'Как выбрать диван.', 'ru'])
    await api.db.delete(sectionBanner)
  })

  it('is narrowed by its tag', async () => {
    const { body } = await post('getCatalogSectionData/', {
      SECTION_CODE: 'divany',
      TAG: 'myagkie',
    })
    expect(body.breadcrumbs.at(-1)).toEqual({ name: 'Мягкие', url: '/catalog/divany/tag-myagkie/' })
    expect(body.tags[0].checked).toBe(true)
    expect(body.seoParams.h1).toBe('Диваны: мягкие')
    expect(body.subSections).toEqual([])
  })

  it('[rule.route-meta] is narrowed by the tag in the address of its page, and by no other', async () => {
    const h1 = async (URL: string) =>
      (await post('getCatalogSectionData/', { SECTION_CODE: 'divany', TAG: '', URL })).body
        .seoParams.h1
    expect(await h1('/catalog/divany/tag-myagkie/?page=2')).toBe('Диваны: мягкие')
    expect(await h1('/catalog/Divany/tag-Myagkie/')).toBe('Диваны: мягкие')
    for (const address of [
      '/catalog/divany/',
      '/catalog/divany/divan-polden/',
      '/catalog/mebel/tag-myagkie/',
      '/sale/divany/',
      'tag-myagkie',
    ]) {
      expect(await h1(address), address).toBe('Диваны')
    }
  })

  it.each([
    [{ SECTION_CODE: 'sklad' }],
    [{ SECTION_CODE: 'nichego' }],
    [{ SECTION_CODE: 'mebel', TAG: 'myagkie' }],
    [{ SECTION_CODE: 'divany', URL: '/catalog/divany/tag-nikakie/' }],
  ])('%j is not found', async (requested) => {
    expect((await post('getCatalogSectionData/', requested)).status).toBe(404)
  })
})

describe('a product', () => {
  const requested = { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden', DEVICE_TYPE: 'desktop' }

  it('[POST /getProduct/] has its card, its texts and its properties', async () => {
    const { product } = (await post('getProduct/', requested)).body
    expect(product).toMatchObject({
      name: 'Диван «Полдень»',
      url: '/catalog/divany/divan-polden/',
      offerIdCurrent: offers.poldenLinenBeige,
      offerXml: 'xml-1',
      description: 'Диван для долгих вечеров.',
      series: 'Полдень',
      warrantyMonths: 24,
      needsAssembly: true,
      offerCharacteristics: {
        1: { OBIVKA: 'Лён', CVET: 'Бежевый', SHIRINA_DPZ: '228 см' },
        2: { OBIVKA: 'Велюр', CVET: 'Зелёный', SHIRINA_DPZ: '200 см' },
      },
      boxes: { 1: [{ widthCm: 230, depthCm: 98, heightCm: 84, weightKg: 62 }], 2: [] },
    })
    expect(product.breadcrumbs.at(-1)).toEqual({ name: product.name, url: product.url })
    expect(product.characteristics).toEqual([
      { code: 'OBIVKA', name: 'Обивка', value: 'Лён', group: '', onOffer: true },
      { code: 'CVET', name: 'Цвет', value: 'Бежевый', group: '', onOffer: true },
      { code: 'SHIRINA_DPZ', name: 'Ширина', value: '228 см', group: '', onOffer: true },
      { code: 'STIL', name: 'Стиль', value: 'Лофт', group: '', onOffer: false },
      { code: 'ARTIKUL', name: 'Код фабрики', value: 'A-17', group: '', onOffer: false },
    ])
    expect(product.seo.title).toBe(
      'Диван «Полдень» — купить за 64\u00a0990\u00a0₽ в магазине «Светлица»',
    )
  })

  it('[query.offer-id] shows the offer of the address; an offer of another product is ignored', async () => {
    const velvet = await post('getProduct/', { ...requested, offerID: offers.poldenVelvetGreen })
    expect(velvet.body.product).toMatchObject({
      offerIdCurrent: 2,
      price: { new: 70_000, old: 70_000 },
    })
    expect(velvet.body.product.characteristics[0].value).toBe('Велюр')
    expect(velvet.body.product.currentOffer).toMatchObject({
      id: offers.poldenVelvetGreen,
      price: { new: 70_000, old: 70_000 },
      bonusesReward: expect.any(Number),
    })
    const ofOtherProduct = await post('getProduct/', { ...requested, offerID: offers.chair })
    expect(ofOtherProduct.body.product.offerIdCurrent).toBe(offers.poldenLinenBeige)
  })

  it('is returned under another section too, with its own address', async () => {
    const { body } = await post('getProduct/', { ...requested, SECTION_CODE: 'stulya' })
    expect(body.product.url).toBe('/catalog/divany/divan-polden/')
  })

  it('[card.forbidden] without an offer for sale keeps its page and cannot be bought', async () => {
    await api.db.execute(`insert into product (code, section_id, vendor_id, name)
      values ('divan-zavtra', 2, 1, 'Диван «Завтра»')`)
    const { product } = (await post('getProduct/', { ...requested, ELEMENT_CODE: 'divan-zavtra' }))
      .body
    expect(product).toMatchObject({
      name: 'Диван «Завтра»',
      url: '/catalog/divany/divan-zavtra/',
      isForbidden: true,
      offers: [],
      currentOffer: null,
      offerIdCurrent: 0,
      price: { new: 0, old: 0 },
    })
    const list = (await post('getProducts/', { section: 'divany' })).body
    expect(list.elements.map(({ id }: { id: number }) => id)).not.toContain(product.id)
    expect((await post('getProductAdditional/', { id: product.id })).body.additional).toEqual([])
  })

  it.each(['divan-spryatan', 'nichego'])('%s is not found', async (ELEMENT_CODE) => {
    expect((await post('getProduct/', { ...requested, ELEMENT_CODE })).status).toBe(404)
  })

  it('[POST /getProductOffers/] lists the offers, the batch and the parts of a kit', async () => {
    const sofa = (await post('getProductOffers/', { id: 1, sr: 'almaty' })).body
    expect(sofa.offers.map(({ price }: { price: object }) => price)).toEqual([
      { new: 324_950, old: 424_500 },
      { new: 399_000, old: 399_000 },
    ])
    expect(sofa).toMatchObject({ complect: [], minimumBatch: 1, isSaleRemains: true })
    expect(sofa).toMatchObject({ trait: { inStock: true, isSaleRemains: true }, quantity: 1 })
    const kit = (await post('getProductOffers/', { id: 5 })).body
    expect(kit.complect).toEqual([
      {
        offerId: 1,
        name: 'Диван «Полдень»',
        CNT: 1,
        PRICE: { NEW: 64_990, OLD: 84_900 },
        isOptional: false,
      },
      {
        offerId: 5,
        name: 'Стул «Ветер»',
        CNT: 2,
        PRICE: { NEW: 4_990, OLD: 6_990 },
        isOptional: false,
      },
      {
        offerId: 3,
        name: 'Диван «Берег»',
        CNT: 1,
        PRICE: { NEW: 50_000, OLD: 50_000 },
        isOptional: true,
      },
    ])
    expect((await post('getProductOffers/', { id: 999 })).status).toBe(404)
  })

  it('[card.quick-view] a quick view starts with one piece, or with the minimum batch where no remainders are sold', async () => {
    expect((await post('getProductOffers/', { id: 4 })).body).toMatchObject({
      minimumBatch: 2,
      isSaleRemains: false,
      trait: { inStock: true, isSaleRemains: false },
      quantity: 2,
    })
    await api.db.execute('update product set sells_remains = true where id = 4')
    const remainder = async () => (await post('getProductOffers/', { id: 4 })).body
    await expect.poll(async () => (await remainder()).quantity).toBe(1)
    expect((await remainder()).trait.isSaleRemains).toBe(true)
    await api.db.execute('update product set sells_remains = false where id = 4')
    const away = (await post('getProductOffers/', { id: 4, sr: 'almaty' })).body
    expect(away.trait.inStock).toBe(false)
  })

  it('[card.sugar-gift] a card above 5000 has the gift where the region offers one', async () => {
    const gifts = async () =>
      (await post('getProducts/', {})).body.elements.map(
        (card: { price: { new: number }; sugarGift: boolean }) => [card.price.new, card.sugarGift],
      )
    expect((await gifts()).every(([, gift]: [number, boolean]) => !gift)).toBe(true)
    await api.db.execute('update region set sugar_gift = true where id = 1')
    await expect.poll(gifts).toEqual([
      [64_990, true],
      [50_000, true],
      [99_000, true],
      [4_990, false],
      [74_970, true],
    ])
    await api.db.execute('update region set sugar_gift = false where id = 1')
    await expect.poll(async () => (await gifts())[0]).toEqual([64_990, false])
  })
})
