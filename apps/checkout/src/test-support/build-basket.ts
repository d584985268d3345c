import * as basketContract from '@svetlitsa/api-client/basket/contract'
import type { Basket } from '@svetlitsa/api-client/basket/queries'
import * as basketDelivery from '@svetlitsa/api-client/basket-delivery/contract'
import * as project from '@svetlitsa/api-client/project/contract'
import * as recommendation from '@svetlitsa/api-client/recommendation/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'

type Line = Basket['items'][number]

export function buildLine(changed: Partial<Line> = {}): Line {
  return {
    id: 11,
    offerIdCurrent: 1,
    productId: 1,
    guid: 'b7f2c6d0-1111-4222-8333-000000000001',
    name: 'Диван «Тишина»',
    article: 'СВ-1',
    url: '/catalog/divany/tishina/',
    finish: 'Лён',
    sizeText: '220 × 95 см',
    picture: null,
    quantity: 1,
    minimumBatch: 1,
    byMetre: false,
    checked: true,
    favorite: false,
    price: { new: 64_300, old: 64_300 },
    sum: { new: 64_300, old: 64_300 },
    seenPrice: null,
    vendor: { name: 'Светлица' },
    breadcrumbs: [],
    isSaleRemains: false,
    warehouseRemains: 5,
    ...changed,
  }
}

export function buildBasket(changed: Partial<Basket> = {}): Basket {
  return {
    guid: 'b7f2c6d0-1111-4222-8333-000000000002',
    version: 7,
    items: [buildLine()],
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
  }
}

/** The basket of a guest, with everything that its screen asks for beside it. */
export function serveBasket(
  calls: ServedCalls,
  basket = buildBasket(),
  sessid: string | null = null,
): void {
  calls.answer(basketContract.getFullBasket, { basket, sessid })
  calls.answer(basketDelivery.getDeliveryOfBasket, { items: [], places: [] })
  calls.answer(basketDelivery.getDeliveryTimeOfBasket, { deliveries: [] })
  calls.answer(recommendation.getBasketRecommendations, { recommendations: [] })
  calls.answer(project.getBasketProject, { project: null })
}
