import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import {
  CITY,
  choosePickup,
  createOrders,
  enterContacts,
  openCheckout,
  startAmpleShop,
} from '../../test-support/fixtures/checkout.ts'
import { goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import type { TestApi } from '../../test-support/start-test-api.ts'

/** More than fits in 32 bits, up to what JavaScript counts exactly. */
const LARGE = [2_147_483_648, 100_000_000_000, Number.MAX_SAFE_INTEGER]
const TOO_LARGE = Number.MAX_SAFE_INTEGER + 1

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startAmpleShop()
  staff = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

async function createOrder() {
  const made = await createPayableOrder(api, freshPhone())
  return { ...made, orderGuid: (await findOneOrder(api, made.basketGroup)).guid }
}

describe('sums beyond 32 bits', () => {
  it('[POST /basket/setDelivery/] are compared with the price of the delivery', async () => {
    const { visitor, basketGroup } = await createOrder()
    const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const { id } = body.items[0].options.find(({ kind }: { kind: string }) => kind === 'courier')
    const send = (sum: number) =>
      visitor('POST', '/api_vue/basket/setDelivery/', {
        basketGuid: basketGroup,
        id,
        address: 'Тверская, 1',
        coordinates: CITY,
        sum,
      })
    for (const sum of LARGE) expect((await send(sum)).body.code).toBe('price_changed')
    expect((await send(TOO_LARGE)).status).toBe(400)
  })

  it('[POST /payment/link/] are compared with what the order owes', async () => {
    const { orderGuid } = await createOrder()
    const send = (sum: number) => staff('POST', '/api_vue/payment/link/', { orderGuid, sum })
    for (const sum of LARGE) expect((await send(sum)).body.code).toBe('sum_too_large')
    expect((await send(TOO_LARGE)).status).toBe(400)
  })

  it('[POST /retail/order/receiveMoney/] are compared with what the order owes', async () => {
    const { orderGuid } = await createOrder()
    const placed = await staff('POST', '/api_vue/retail/order/placeOnReceipt/', { orderGuid })
    expect(placed.status, placed.text).toBe(200)
    const send = (sum: number) =>
      staff('POST', '/api_vue/retail/order/receiveMoney/', { orderGuid, sum, method: 'cash' })
    for (const sum of LARGE) expect((await send(sum)).body.code).toBe('sum_too_large')
    expect((await send(TOO_LARGE)).status).toBe(400)
  })

  it('[checkout.calculation] are added up over the orders of a checkout', async () => {
    const checkout = await openCheckout(api, [
      { offerId: goods.sofa, quantity: 1 },
      { offerId: goods.sofaVelvet, quantity: 1 },
    ])
    await api.db.execute(sql`update stock set on_hand = reserved where place_id = 1
      and offer_id = ${goods.sofaVelvet}`)
    await enterContacts(checkout)
    await choosePickup(checkout)
    const created = await createOrders(checkout)
    expect(created.status, created.text).toBe(200)
    const guid = created.body.checkout.basketGroup
    await api.db.execute(sql`update shop_order set goods_sum = 2000000000, total = 2000000000
      where basket_group = ${guid}`)
    const { status, body } = await checkout.read()
    expect(status).toBe(200)
    expect(body.calculation).toMatchObject({
      goods: 4_000_000_000,
      price: { total: 4_000_000_000, due: 4_000_000_000 },
    })
  })
})
