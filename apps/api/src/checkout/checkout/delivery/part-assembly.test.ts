import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopOrder } from '../../../schema/order.table.ts'
import {
  chooseCourier,
  createOrders,
  enterContacts,
  openCheckout,
} from '../../../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { addSecondWarehouse } from '../../../test-support/fixtures/second-warehouse.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const carpet = { offerId: goods.carpetByMetre, quantity: 1 }
const sofa = { offerId: goods.sofa, quantity: 1 }
/** The only one that comes from the second warehouse. */
const chair = { offerId: goods.soldOut, quantity: 1 }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await addSecondWarehouse(api)
  await api.db.execute(sql`update product set needs_assembly = code in ('divan-polden', 'stul')`)
})
afterAll(() => api.close())

/** A checkout by courier whose buyer has asked for assembly, and what its orders have of it. */
async function orderAssembly(offers: Parameters<typeof openCheckout>[1]) {
  const checkout = await openCheckout(api, offers)
  await enterContacts(checkout)
  await chooseCourier(checkout)
  const asked = await checkout.send('services/furnitureAssembly', { furnitureAssembly: true })
  expect(asked.status, asked.text).toBe(200)
  const created = await createOrders(checkout)
  expect(created.status, created.text).toBe(200)
  const { basketGroup } = created.body.checkout
  const readAssembly = async () => {
    const { rows } = await api.db.execute<{ assembly: boolean; price: number }>(sql`
      select d.assembly, d.assembly_price as price from order_delivery d
      join shop_order o on o.id = d.order_id where o.basket_group = ${basketGroup} order by o.id`)
    return rows.map(({ assembly, price }) => [assembly, Number(price)])
  }
  const pay = async () => {
    const { due } = (await checkout.read()).body.calculation.price
    const input = { basketGroup, methodId: 'card', sum: due }
    const { status, body } = await checkout.visitor('POST', '/api_vue/payment/payment/', input)
    return [status, body.code]
  }
  return { checkout, basketGroup, calculation: asked.body.calculation, readAssembly, pay }
}

describe('[checkout.delivery] [payment.flags] assembly of a part of the goods', () => {
  it('is asked for where there is something to assemble, and the orders can be paid', async () => {
    const { calculation, readAssembly, pay } = await orderAssembly([sofa, chair, carpet])
    expect(calculation.services).toBe(5_199 + 990)
    expect(await readAssembly()).toEqual([
      [true, 5_199],
      [true, 990],
    ])
    expect(await pay()).toEqual([200, undefined])
  })

  it('leaves an order alone in which nothing is assembled', async () => {
    const { checkout, calculation, readAssembly, pay } = await orderAssembly([carpet, chair])
    expect(calculation.services).toBe(990)
    expect(await readAssembly()).toEqual([
      [false, 0],
      [true, 990],
    ])
    // A later change begins with the assembly of all orders, not of the first one.
    const changed = await checkout.send('delivery/fieldSet', { comment: 'Домофон 13' })
    expect(changed.body.services.furnitureAssembly).toBe(true)
    expect(await readAssembly()).toEqual([
      [false, 0],
      [true, 990],
    ])
    expect(await pay()).toEqual([200, undefined])
  })

  it('stays in the checkout after a change of the orders by link', async () => {
    const { checkout, basketGroup, readAssembly } = await orderAssembly([carpet, chair])
    const { body } = await checkout.visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const [item] = body.items
    const { days } = item.options.find(({ id }: { id: number }) => id === item.chosen.id)
    const slotId = days.at(-1).slots[0].id
    const link = { basketGuid: basketGroup, orderId: item.orderId, id: item.chosen.id, slotId }
    const chosen = await api.call('POST', '/api_vue/basket/setDelivery/', link)
    expect(chosen.status, chosen.text).toBe(200)
    expect((await checkout.read()).body.services.furnitureAssembly).toBe(true)
    expect(await readAssembly()).toEqual([
      [false, 0],
      [true, 990],
    ])
  })

  it('is forgotten where nothing is assembled', async () => {
    const { basketGroup, readAssembly, pay } = await orderAssembly([carpet])
    expect(await readAssembly()).toEqual([[false, 0]])
    const [order] = await api.db
      .select({ services: shopOrder.servicesSum })
      .from(shopOrder)
      .where(eq(shopOrder.basketGroup, basketGroup))
    expect(order?.services).toBe(0)
    expect(await pay()).toEqual([200, undefined])
  })
})
