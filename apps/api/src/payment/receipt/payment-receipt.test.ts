import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { queueRefunds, sendRefund } from '../payment/send-refund.ts'
import { registerReceipts } from './register-receipts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const notFoundAnswer = { status: 404, code: 'not_found', ERROR: 'Ошибка' }
const read = async (guid: string, type?: string) =>
  (await api.call('POST', '/api_vue/getReceipt/', { sr: 1, guid, ...(type ? { type } : {}) })).body

/** The order as shown to its buyer. */
async function readOrder({ visitor, basketGroup }: TestOrder) {
  const { body } = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
  return body.orders[0]
}

async function paidOrder() {
  const phone = freshPhone()
  const order = await createPayableOrder(api, phone)
  await payInFull(api, order)
  const buyerOrder = await readOrder(order)
  return {
    ...order,
    phone,
    number: buyerOrder.id,
    orderGuid: buyerOrder.guid,
    guid: buyerOrder.receipts[0].guid,
  }
}

describe('the receipt', () => {
  it('[POST /getReceipt/] [layout.other] of a paid order adds up to the amount paid, and contains no personal data of the buyer', async () => {
    const order = await paidOrder()
    const body = await read(order.guid, 'sale')
    expect(body).toMatchObject({ ERROR: null, recommendation: false })
    expect(body.receipt).toMatchObject({ orderId: order.number, sum: order.sum, type: 'sale' })
    const sums = body.receipt.positions.map(({ sum }: { sum: number }) => sum)
    expect(sums.length).toBeGreaterThan(1)
    expect(sums.reduce((total: number, sum: number) => total + sum, 0)).toBe(order.sum)
    const text = JSON.stringify(body)
    expect(text).not.toContain(order.phone.replace(/\D/g, '').slice(-7))
    expect(text).not.toMatch(/anna@example|Петрова/)
  })

  it('[layout.other] can be read by its own 128 random bits and by its order', async () => {
    const { guid, orderGuid } = await paidOrder()
    expect(guid).not.toBe(orderGuid)
    expect((await read(orderGuid, 'sale')).receipt.guid).toBe(guid)
    expect(await read(guid, 'refund')).toMatchObject(notFoundAnswer)
    expect(await read(orderGuid, 'refund')).toMatchObject(notFoundAnswer)
  })

  it('[layout.other] is written once, however often the acquirer sends the notification', async () => {
    const order = await createPayableOrder(api, freshPhone())
    await submitAtAcquirer(api, await startPaying(order), goodCard)
    const { visitor, basketGroup } = order
    const ask = () => visitor('POST', '/api_vue/payment/state/', { basketGroup })
    await Promise.all(Array.from({ length: 6 }, ask))
    expect((await readOrder(order)).receipts).toHaveLength(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[layout.other] cannot be changed, and its positions cannot differ from its sum', async () => {
    const { guid } = await paidOrder()
    const receiptId = sql`select id from receipt where guid = ${guid}`
    const refused = { cause: { message: expect.stringMatching(/written once|do not add up/) } }
    for (const change of [
      sql`update receipt set sum = sum + 1 where guid = ${guid}`,
      sql`delete from receipt where guid = ${guid}`,
      sql`update receipt_position set price = 1 where receipt_id in (${receiptId})`,
      sql`insert into receipt_position (receipt_id, place, kind, name, price, quantity, sum)
        select id, 99, 'goods', 'Лишнее', 1, 1, 1 from receipt where guid = ${guid}`,
    ]) {
      await expect(api.db.execute(change)).rejects.toMatchObject(refused)
    }
  })

  it('[layout.other] is registered once and then has the fiscal attributes and the QR code of the register', async () => {
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
    const receiptCount = await api.db.execute<{ count: string }>(
      sql`select count(*) as count from sandbox_receipt where idempotence_key = ${guid}`,
    )
    expect(Number(receiptCount.rows[0]?.count)).toBe(1)
  })

  it('[layout.other] of a cancelled order shows the refund, once', async () => {
    const { guid, sum, orderGuid, basketGroup } = await paidOrder()
    await cancelAsStaff(api, basketGroup)
    await queueRefunds(api.services)
    const jobs = await api.db.execute<{ payload: Record<string, unknown> }>(
      sql`select data as payload from pgboss.job where name = 'return-money'`,
    )
    expect(jobs.rows).toHaveLength(1)
    await sendRefund.run(api.services, jobs.rows[0]?.payload ?? {})
    const { receipt } = await read(orderGuid, 'refund')
    expect(receipt).toMatchObject({ type: 'refund', sum })
    expect((await read(guid)).receipt.type).toBe('sale')
    expect((await api.call('POST', '/api_vue/getRefand/', { id: orderGuid })).body).toMatchObject({
      state: 'done',
      refunded: sum,
    })
    await registerReceipts(api.services)
    expect((await read(receipt.guid)).receipt.fiscal.qr).toMatch(/&n=2$/)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('of a partial payment is an advance', async () => {
    const order = await createPayableOrder(api, freshPhone())
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where basket_group = ${order.basketGroup}`,
    )
    const methods = await order.visitor('POST', '/api_vue/basket/getPaymentMethods/', {
      basketGroup: order.basketGroup,
    })
    const prepayment = Math.ceil((order.sum * methods.body.minPrepaymentPercent) / 100)
    await payInFull(api, order, prepayment)
    const [{ guid }] = (await readOrder(order)).receipts
    expect((await read(guid)).receipt.positions).toEqual([
      { name: 'Предоплата', price: prepayment, quantity: 1, sum: prepayment },
    ])
  })

  it('[POST /getReceipt/] [layout.other] that does not exist is a 404 with the ERROR of the specification, whatever the guid is of', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const { guid } = await readOrder(order)
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const code of [guid, unknown, '', 'x', '0', "' or ''='"]) {
      expect(await read(code), code).toMatchObject(notFoundAnswer)
    }
  })
})
