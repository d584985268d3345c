import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers, sections } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  await api.db.execute(`
    insert into checkout (guid, name, phone, region_id, currency_code, exchange_rate, basket_id, basket_version)
      values ('00000000-0000-4000-8000-000000000001', 'Мария', '+79000000000', 1, 'RUB', 1, 1, 1);
    insert into shop_order (number, basket_group, place_id, goods_sum, total)
      values ('1', '00000000-0000-4000-8000-000000000001', 1, 119980, 119980);
    insert into order_line (order_id, offer_id, name, article, quantity, price, old_price, sum)
      values (1, 1, 'Диван', 'P-1', 1, 64990, 84900, 64990), (1, 3, 'Берег', 'B-1', 1, 50000, 50000, 50000),
        (1, 5, 'Стул', 'S-1', 1, 4990, 6990, 4990)`)
  await api.db.execute(`update product set series = 'Полдень' where id = 5`)
})
afterAll(() => api.close())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)

interface Group {
  type: string
  name: string
  PRODUCTS: { url: string }[]
}
const toProductCodes = (body: { recommendations: Group[] }) =>
  Object.fromEntries(
    body.recommendations.map(({ type, PRODUCTS }) => [
      type,
      PRODUCTS.map(({ url }) => url.split('/').at(-2)),
    ]),
  )

describe('recommendations', () => {
  it('[POST /searchBooster/getRecommendations/] [recommend.groups] are grouped by type, each product once', async () => {
    const requested = { productId: 1, offerId: offers.poldenLinenBeige, categoryId: sections.sofas }
    const { body } = await post('searchBooster/getRecommendations/', requested)
    expect(toProductCodes(body)).toEqual({
      together: ['divan-bereg', 'stul-veter'],
      series: ['gruppa-polden'],
    })
    expect(body.recommendations.map(({ name }: Group) => name)).toEqual([
      'С этим покупают',
      'Из той же серии',
    ])
  })

  it('[recommend.groups] contain only the requested types, in the requested order', async () => {
    const requested = { offerId: offers.poldenLinenBeige, typesToShow: ['similar', 'series'] }
    const { body } = await post('searchBooster/getRecommendations/', requested)
    expect(body.recommendations.map(({ type }: Group) => type)).toEqual(['similar', 'series'])
    expect(toProductCodes(body).similar).toEqual(['divan-bereg'])
    const popular = { categoryId: sections.furniture, typesToShow: ['popular'] }
    expect(toProductCodes((await post('searchBooster/getRecommendations/', popular)).body)).toEqual(
      {
        popular: ['divan-polden'],
      },
    )
  })

  it('[POST /basket/getRecommendations/] match the product just added and the contents of the basket', async () => {
    const answer = await post('basket/getRecommendations/', { offerId: offers.chair })
    expect(toProductCodes(answer.body)).toEqual({ together: ['divan-polden', 'divan-bereg'] })

    const visitor = createVisitor(api.call)
    const empty = await visitor('POST', '/api_vue/basket/getRecommendations/', {})
    expect(toProductCodes(empty.body)).toEqual({ popular: ['divan-polden'] })
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: offers.poldenLinenBeige, quantity: 1 }],
    })
    const full = await visitor('POST', '/api_vue/basket/getRecommendations/', { count: 1 })
    expect(toProductCodes(full.body)).toEqual({
      together: ['divan-bereg'],
      series: ['gruppa-polden'],
    })
  })
})
