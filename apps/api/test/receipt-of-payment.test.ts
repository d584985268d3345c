import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askToReturnMoney, returnMoney } from '../src/modules/payment/return-money.ts'
import { registerReceipts } from '../src/modules/receipt/register-receipts.ts'
import { addGoods } from './fixtures/goods.ts'
import { freshPhone } from './log-in-as.ts'
import { brokenInvariants } from './money-invariants.ts'
import {
  goodCard,
  type Ordered,
  orderToPay,
  payWhole,
  pressAtAcquirer,
  startPaying,
} from './paid-order.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const nothing = { ERROR: 'Ошибка', recommendation: false, receipt: null }
const read = async (guid: string, type?: string) =>
  (await api.call('POST', '/api_vue/getReceipt/', { sr: 1, guid, ...(type ? { type } : {}) })).body

/** The order as its buyer sees it. */
async function seenOrder({ visitor, basketGroup }: Ordered) {
  const { body } = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
  return body.orders[0]
}

async function paidOrder() {
  const phone = freshPhone()
  const order = await orderToPay(api, phone)
  await payWhole(api, order)
  const seen = await seenOrder(order)
  return { ...order, phone, number: seen.id, orderGuid: seen.guid, guid: seen.receipts[0].guid }
}

describe('the receipt', () => {
  it('[POST /getReceipt/] [layout.other] of a paid order adds up to what was paid, and tells nobody of the buyer', async () => {
    const order = await paidOrder()
    const body = await read(order.guid, 'sale')
    expect(body).toMatchObject({ ERROR: null, recommendation: false })
    expect(body.receipt).toMatchObject({ orderId: order.number, sum: order.sum, type: 'sale' })
    const sums = body.receipt.positions.map(({ sum }: { sum: number }) => sum)
    expect(sums.length).toBeGreaterThan(1)
    expect(sums.reduce((all: number, one: number) => all + one, 0)).toBe(order.sum)
    const text = JSON.stringify(body)
    expect(text).not.toContain(order.phone.replace(/\D/g, '').slice(-7))
    expect(text).not.toMatch(/anna@example|Петрова/)
  })

  it('[layout.other] is found by 128 random bits of its own, and by its order', async () => {
    const { guid, orderGuid } = await paidOrder()
    expect(guid).not.toBe(orderGuid)
    expect((await read(orderGuid, 'sale')).receipt.guid).toBe(guid)
    expect(await read(guid, 'refund')).toEqual(nothing)
    expect(await read(orderGuid, 'refund')).toEqual(nothing)
  })

  it('[layout.other] is written once, however often the acquirer tells of the payment', async () => {
    const order = await orderToPay(api, freshPhone())
    await pressAtAcquirer(api, await startPaying(order), goodCard)
    const { visitor, basketGroup } = order
    const ask = () => visitor('POST', '/api_vue/payment/state/', { basketGroup })
    await Promise.all(Array.from({ length: 6 }, ask))
    expect((await seenOrder(order)).receipts).toHaveLength(1)
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('[layout.other] cannot be changed, and its positions cannot differ from its sum', async () => {
    const { guid } = await paidOrder()
    const own = sql`select id from receipt where guid = ${guid}`
    const refused = { cause: { message: expect.stringMatching(/written once|do not add up/) } }
    for (const change of [
      sql`update receipt set sum = sum + 1 where guid = ${guid}`,
      sql`delete from receipt where guid = ${guid}`,
      sql`update receipt_position set price = 1 where receipt_id in (${own})`,
      sql`insert into receipt_position (receipt_id, place, kind, name, price, quantity, sum)
        select id, 99, 'goods', 'Лишнее', 1, 1, 1 from receipt where guid = ${guid}`,
    ]) {
      await expect(api.db.execute(change)).rejects.toMatchObject(refused)
    }
  })

  it('[layout.other] is registered once and then carries the marks and the code of the register', async () => {
    const { guid, sum } = await paidOrder()
    expect((await read(guid)).receipt.fiscal).toBeNull()
    await Promise.all([registerReceipts(api.services), registerReceipts(api.services)])
    await registerReceipts(api.services)
    const { fiscal } = (await read(guid)).receipt
    expect(fiscal).toMatchObject({ storageNumber: expect.stringMatching(/^\d{16}$/) })
    expect(fiscal.qr).toMatch(
      new RegExp(
        `^t=\\d{8}T\\d{4}&s=${sum}\\.00&fn=\\d{16}&i=${fiscal.documentNumber}&fp=\\d{10}&n=1$`,
      ),
    )
    const written = await api.db.execute<{ count: string }>(
      sql`select count(*) as count from sandbox_receipt where idempotence_key = ${guid}`,
    )
    expect(Number(written.rows[0]?.count)).toBe(1)
  })

  it('[layout.other] of a cancelled order tells what went back, once', async () => {
    const { guid, sum, orderGuid } = await paidOrder()
    await api.db.execute(sql`update shop_order set state = 'cancelled' where guid = ${orderGuid}`)
    await askToReturnMoney(api.services)
    const jobs = await api.db.execute<{ payload: Record<string, unknown> }>(
      sql`select payload from job where kind = 'return-money'`,
    )
    expect(jobs.rows).toHaveLength(1)
    await returnMoney(api.services, jobs.rows[0]?.payload ?? {})
    const { receipt } = await read(orderGuid, 'refund')
    expect(receipt).toMatchObject({ type: 'refund', sum })
    expect((await read(guid)).receipt.type).toBe('sale')
    expect((await api.call('POST', '/api_vue/getRefand/', { id: orderGuid })).body).toMatchObject({
      state: 'done',
      refunded: sum,
    })
    await registerReceipts(api.services)
    expect((await read(receipt.guid)).receipt.fiscal.qr).toMatch(/&n=2$/)
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('of a part of the order is an advance', async () => {
    const order = await orderToPay(api, freshPhone())
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where checkout_guid = ${order.basketGroup}`,
    )
    const methods = await order.visitor('POST', '/api_vue/basket/getPaymentMethods/', {
      basketGroup: order.basketGroup,
    })
    const part = Math.ceil((order.sum * methods.body.minPrepaymentPercent) / 100)
    await payWhole(api, order, part)
    const [{ guid }] = (await seenOrder(order)).receipts
    expect((await read(guid)).receipt.positions).toEqual([
      { name: 'Предоплата', price: part, quantity: 1, sum: part },
    ])
  })

  it('[POST /getReceipt/] [layout.other] that cannot be had is empty', async () => {
    const order = await orderToPay(api, freshPhone())
    const { guid } = await seenOrder(order)
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const code of [guid, unknown, '', 'x', '0', "' or ''='"]) {
      expect(await read(code), code).toEqual(nothing)
    }
  })
})
