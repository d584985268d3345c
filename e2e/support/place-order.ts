import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { callShop } from './basket.ts'
import { findInShop } from './database.ts'
import { readShopOrigin } from './env.ts'
import { issueCertificate } from './issue-certificate.ts'
import { logInByCalls, sessionFile } from './log-in.ts'
import { newPhone } from './new-phone.ts'
import { sofa } from './order.ts'

export interface PlacedOrder {
  number: string
  guid: string
  basketGroup: string
  sum: number
}

/** Logs a new customer in at a page of the account. */
export async function openOwnAccount(page: Page, address = '/personal-lk/'): Promise<string> {
  const phone = newPhone()
  await logInByCalls(page, phone)
  await page.goto(address)
  return phone
}

/** Orders sofas as the customer who is logged in on the page, by the calls that a screen makes. */
export async function placeOrder(page: Page, phone: string, quantity = 1): Promise<PlacedOrder> {
  const { offerId } = await findInShop<{ offerId: number }>(
    'offer of the sofa',
    `select o.id as "offerId" from offer o join product p on p.id = o.product_id
     where p.code = '${sofa.path.split('/').at(-2)}' and o.is_active order by o.position limit 1`,
  )
  await callShop(page, '/api_vue/basket/add/', { offers: [{ offerId, quantity }] })
  const { basketGroup } = await callShop<{ basketGroup: string }>(
    page,
    '/api_vue/basket/createOrder/',
    { name: 'Лидия Орлова', phoneNumber: phone },
  )
  return { ...(await readOrder(page)), basketGroup }
}

async function readOrder(page: Page): Promise<Omit<PlacedOrder, 'basketGroup'>> {
  const { orders } = await callShop<{ orders: { id: string; guid: string; sum: number }[] }>(
    page,
    '/api_vue/personal/',
    { action: 'getOrders' },
  )
  const [order] = orders
  if (!order) throw new Error('the customer has no order')
  return { number: order.id, guid: order.guid, sum: order.sum }
}

/** The call centre, which makes calls without a screen. */
export async function callAsStaff<Answer>(path: string, data: object): Promise<Answer> {
  const staff: APIRequestContext = await request.newContext({
    baseURL: readShopOrigin(),
    storageState: sessionFile('callCentre'),
    extraHTTPHeaders: { origin: readShopOrigin() },
  })
  const answer = await staff.post(path, { data })
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  const body: Answer = await answer.json()
  await staff.dispose()
  return body
}

/** The call centre has an order picked up in a store; returns it with its new sum. */
export async function choosePickupAsStaff(page: Page, order: PlacedOrder): Promise<PlacedOrder> {
  const orderGuid = order.guid
  const { options } = await callAsStaff<{
    options: { id: number; kind: string; stores?: { id: number }[] }[]
  }>('/api_vue/retail/order/delivery/', { orderGuid })
  const pickup = options.find(({ kind }) => kind === 'pickup')
  const storeId = pickup?.stores?.[0]?.id
  const choice = { orderGuid, id: pickup?.id, comment: '', storeId }
  await callAsStaff('/api_vue/retail/order/setDelivery/', choice)
  return { ...order, ...(await readOrder(page)) }
}

/** Pays a part of an order, or all of it, by a new certificate. */
export async function payBySum(page: Page, order: PlacedOrder, amount: number): Promise<void> {
  const { code, secretKey } = await issueCertificate(amount)
  const query = new URLSearchParams({ payId: order.basketGroup, orderId: order.number })
  await callShop(page, `/api_vue/payment/certificate/?${query}`, {
    method: 'setWriteOff',
    certificate: code,
    secretKey,
    amount,
  })
}

/** Moves an order through its states up to the delivery, as staff do. */
export async function deliverAsStaff({ guid }: PlacedOrder): Promise<void> {
  const states = ['new', 'confirmed', 'picking', 'ready', 'delivered']
  const { order } = await callAsStaff<{ order: { state: string } }>('/api_vue/retail/order/', {
    orderGuid: guid,
  })
  for (let index = states.indexOf(order.state); index < states.length - 1; index++) {
    const [fromState, toState] = states.slice(index)
    await callAsStaff('/api_vue/retail/order/step/', { orderGuid: guid, fromState, toState })
  }
}
