import { expect, request } from '@playwright/test'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { findInShop, onDatabase } from './database.ts'
import { readShopOrigin } from './env.ts'
import { employees } from './log-in.ts'
import { sofa } from './order.ts'
import { callAsStaff } from './place-order.ts'

export interface StoreOrder {
  guid: string
  number: string
  total: number
  barcode: string
}

/** A guest orders two sofas, which the call centre has picked up in the seller's store. */
export async function orderIntoStore(name: string, phone: string): Promise<StoreOrder> {
  const { offerId, storeId, barcode } = await findInShop<{
    offerId: number
    storeId: number
    barcode: string
  }>(
    'sofa and store of the seller',
    `select o.id as "offerId", u.store_id as "storeId", o.barcode from user_account u, offer o
     join product p on p.id = o.product_id
     where u.login = '${employees.seller.login}' and o.is_active
       and p.code = '${sofa.path.split('/').at(-2)}' order by o.position limit 1`,
  )
  const origin = readShopOrigin()
  const guest = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const order = async (path: string, data: object) => {
    const answer = await guest.post(`/api_vue/basket/${path}/`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await order('add', { offers: [{ offerId, quantity: 2 }] })
  await order('createOrder', { name, phoneNumber: phone })
  await guest.dispose()
  const { orders } = await callAsStaff<{ orders: { guid: string; id: string }[] }>(
    '/api_vue/retail/orders/',
    { search: normalizePhone(phone) },
  )
  const [{ guid, id: number } = { guid: '', id: '' }] = orders
  const { options } = await callAsStaff<{ options: { id: number; kind: string }[] }>(
    '/api_vue/retail/order/delivery/',
    { orderGuid: guid },
  )
  const id = options.find(({ kind }) => kind === 'pickup')?.id
  const chosen = { orderGuid: guid, id, comment: '', storeId }
  const { total } = await callAsStaff<{ total: number }>(
    '/api_vue/retail/order/setDelivery/',
    chosen,
  )
  return { guid, number, total, barcode }
}

/** The call centre, which entered a code just now, takes the whole sum of an order in cash. */
export async function payInCash({ guid: orderGuid, total: sum }: StoreOrder): Promise<void> {
  await ageCode('callCentre', '0 minutes')
  await callAsStaff('/api_vue/retail/order/placeOnReceipt/', { orderGuid })
  await callAsStaff('/api_vue/retail/order/receiveMoney/', { orderGuid, sum, method: 'cash' })
}

/** The last code of a member of staff was entered that long ago, and another may be sent. */
export async function ageCode(name: keyof typeof employees, age: string): Promise<void> {
  const { login, phone } = employees[name]
  await onDatabase(async (database) => {
    await database.query(
      `update session set verified_at = now() - $2::interval
       where user_id = (select id from user_account where login = $1)`,
      [login, age],
    )
    await database.query('delete from sms_code where phone = $1', [phone])
  })
}

/** An order was made and paid some days ago. */
export async function ageOrder({ guid }: StoreOrder, days: number): Promise<void> {
  await onDatabase((database) =>
    database.query(
      `with aged as (
         update shop_order set created_at = now() - make_interval(days => $2)
         where guid = $1 returning basket_group)
       update payment set settled_at = now() - make_interval(days => $2)
       from aged where payment.basket_group = aged.basket_group`,
      [guid, days],
    ),
  )
}

/** The customer of an order claims a part of its goods; returns the number of the claim. */
export async function claimGoods({ guid }: StoreOrder, phone: string): Promise<string> {
  const { rows } = await onDatabase((database) =>
    database.query<{ id: number }>(
      `with customer as (
         insert into user_account (guid, name, phone, groups)
         values (gen_random_uuid(), 'Вера', $2, '{2}') returning id)
       insert into claim (guid, order_id, user_id, order_line_id, description, state, sent_at, waiting_since)
       select gen_random_uuid(), o.id, customer.id, l.id, 'Трещина на ножке', 'sent', now(), now()
       from customer, shop_order o join order_line l on l.order_id = o.id
       where o.guid = $1 order by l.id limit 1 returning id`,
      [guid, normalizePhone(phone)],
    ),
  )
  return String(rows[0]?.id)
}
