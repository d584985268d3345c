import * as basket from '@svetlitsa/api-client/basket/contract'
import * as delivery from '@svetlitsa/api-client/basket-delivery/contract'
import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as recommendation from '@svetlitsa/api-client/recommendation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/parse-language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../../test-support/serve-shop.ts'

type Basket = CallAnswer<typeof basket.getFullBasket>['basket']

const line: Basket['items'][number] = {
  id: 1,
  offerIdCurrent: 11,
  productId: 1,
  guid: '0d9f1a52-6c1e-4d6f-9a4e-7b1c2d3e4f51',
  name: 'Диван «Тишина»',
  article: 'СВ-1',
  url: '/catalog/divany-pryamye/divan-tishina-9/',
  finish: 'серый',
  sizeText: '228 × 96 × 82 см',
  picture: null,
  quantity: 1,
  minimumBatch: 1,
  byMetre: false,
  checked: true,
  favorite: false,
  price: { new: 64_300, old: 64_300 },
  sum: { new: 64_300, old: 64_300 },
  seenPrice: null,
  vendor: { name: 'Лесная' },
  breadcrumbs: [],
  isSaleRemains: false,
  warehouseRemains: 5,
  kitId: 0,
}
const buildBasket = (changed: Partial<Basket> = {}): Basket => ({
  guid: '0d9f1a52-6c1e-4d6f-9a4e-7b1c2d3e4f52',
  version: 7,
  items: [line],
  unavailable: [],
  totalQuantity: 1,
  allPositionsQuantity: 1,
  totalSum: { new: 64_300, old: 64_300 },
  coupon: null,
  bonusSum: 0,
  bonusWished: 0,
  bonusAllowed: 0,
  kitchenUrl: null,
  payable: 64_300,
  clearedCount: 0,
  ...changed,
})

let calls: ServedCalls
const serveBasket = (shown = buildBasket()) =>
  calls.answer(basket.getFullBasket, { basket: shown, sessid: null })
beforeEach(() => {
  calls = serveShop()
  serveBasket()
  calls.answer(delivery.getDeliveryOfBasket, { items: [], places: [] })
  calls.answer(delivery.getDeliveryTimeOfBasket, { deliveries: [] })
  calls.answer(recommendation.getBasketRecommendations, { products: [] } as never)
})

describe('the way from the basket', () => {
  it.each(languages)('[checkout.default] leads to the new checkout: %s', async (language) => {
    const texts = basketTexts[language]
    const { main } = await openScreen('/personal/order/', language)
    const go = await main.findByRole('link', { name: texts.toCheckout })
    expect(go.getAttribute('href')).toBe('/personal/checkout/')
    expect(main.queryByLabelText(texts.contacts.name)).toBeNull()
    expect(main.queryByRole('button', { name: texts.contacts.submit })).toBeNull()
  })

  it('[checkout.default] is worded as specified', () => {
    expect(basketTexts.ru.toCheckout).toBe('Перейти к оформлению')
  })

  it('[checkout.default] in a region with the older checkout the contacts are under the basket', async () => {
    calls.answer(shell.getInitialData, buildInitialData({ checkout: 'older' }))
    const { main } = await openScreen('/personal/order/')
    expect(await main.findByLabelText('Имя и фамилия')).toBeDefined()
    expect(main.getAllByRole('button', { name: 'Оформить заказ' })).not.toEqual([])
    expect(main.getByLabelText('Промокод')).toBeDefined()
    expect(main.queryByRole('link', { name: 'Перейти к оформлению' })).toBeNull()
  })

  it('[checkout.default] leads nowhere without a checked line', async () => {
    serveBasket(buildBasket({ items: [{ ...line, checked: false }], totalSum: { new: 0, old: 0 } }))
    const { main } = await openScreen('/personal/order/')
    const go = await main.findByRole('button', { name: 'Перейти к оформлению' })
    expect(go).toHaveProperty('disabled', true)
  })
})
