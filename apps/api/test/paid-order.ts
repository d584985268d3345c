import { expect } from 'vitest'
import { type Call, visitorOf } from './call-of.ts'
import { goods } from './fixtures/goods.ts'
import type { TestApi } from './start-test-api.ts'

export interface Ordered {
  visitor: Call
  basketGroup: string
  sum: number
}

const sofaAndCarpet = [
  { offerId: goods.sofa, quantity: 1 },
  { offerId: goods.carpetByMetre, quantity: 1.3 },
]

/** A guest's order, of a sofa and some carpet unless said, with its delivery chosen, not yet paid. */
export async function orderToPay(
  api: TestApi,
  phoneNumber: string,
  offers = sofaAndCarpet,
): Promise<Ordered> {
  const visitor = visitorOf(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber, email: 'anna@example.com' }
  const made = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
  expect(made.status, made.text).toBe(200)
  const { basketGroup } = made.body
  const delivery = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const [pickup] = delivery.body.items[0].options
  const saved = await visitor('POST', '/api_vue/basket/setDelivery/', {
    basketGuid: basketGroup,
    id: pickup.id,
    storeId: pickup.stores[0].id,
  })
  return { visitor, basketGroup, sum: saved.body.total }
}

/** Starts the payment of an order; the answer is the path of the acquirer's page. */
export async function startPaying(order: Ordered, sum = order.sum): Promise<string> {
  const { visitor, basketGroup } = order
  const asked = { basketGroup, methodId: 'card', sum }
  const answer = await visitor('POST', '/api_vue/payment/payment/', asked)
  expect(answer.status, answer.text).toBe(200)
  return `/api/sandbox/pay/${answer.body.widget.token}/`
}

/** Presses a button of the acquirer's page. */
export async function pressAtAcquirer(api: TestApi, page: string, form: Record<string, string>) {
  return fetch(api.origin + page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(form),
  })
}

export const goodCard = { action: 'pay', card: '4111 1111 1111 1111' }

/** Pays an order to its end: by the acquirer's page, then asked for by the shop. */
export async function payWhole(api: TestApi, order: Ordered, sum = order.sum): Promise<void> {
  await pressAtAcquirer(api, await startPaying(order, sum), goodCard)
  const { visitor, basketGroup } = order
  const state = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
  expect(state.body.paid).toBe(sum)
}
