import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSeller } from '../../shop/shop-settings/seller.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { renderBillPdf } from './render-bill-pdf.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const ordered = () =>
  createPayableOrder(api, freshPhone(), [{ offerId: goods.carpetByMetre, quantity: 1 }])

const payer = {
  email: 'buh@example.com',
  contragent: { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' },
  paymentAccount: {
    bankName: 'ПАО Сбербанк',
    bic: '044525225',
    account: '40702810938000000001',
    correspondentAccount: '30101810400000000225',
  },
}

function issueBill({ visitor, basketGroup, sum }: TestOrder, changes: object = {}) {
  const requested = { basketGroup, methodId: 'bill', sum, ...payer, ...changes }
  return visitor('POST', '/api_vue/payment/bill/', requested)
}

async function readNumber({ visitor, basketGroup }: TestOrder): Promise<string> {
  const { body } = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
  return body.orders[0].id
}

describe('a bill', () => {
  it('[payment.marks-ordered] [POST /basket/paymentDocs/] places the order and is a document for its buyer', async () => {
    const order = await ordered()
    const { status, body, text } = await issueBill(order)
    expect(status, text).toBe(200)
    const state = await order.visitor('POST', '/api_vue/payment/state/', {
      basketGroup: order.basketGroup,
    })
    expect(state.body).toMatchObject({ state: 'unpaid', isPlaced: true, paid: 0 })
    const orderId = await readNumber(order)
    const bill = await order.visitor('POST', '/api_vue/basket/paymentDocs/', { orderId })
    expect(bill.body).toMatchObject({
      fileName: `bill-${body.number}.pdf`,
      contentType: 'application/pdf',
    })
    const { rows } = await api.db.execute<{ recipient: string; body: string }>(
      sql`select recipient, body from message where purpose = 'bill'
        and body like ${`%${order.basketGroup}%`}`,
    )
    expect(rows).toEqual([
      { recipient: payer.email, body: expect.stringContaining(`Счёт ${body.number}`) },
    ])
  })

  it('[order.reservation] holds the stock of a verified buyer for three days, an unverified one’s no longer', async () => {
    const readHalfHours = async ({ basketGroup }: TestOrder) => {
      const { rows } = await api.db.execute<{ count: number }>(sql`
        select round(extract(epoch from r.expires_at - now()) / 1800)::int as count
        from reservation r join order_line l on l.id = r.order_line_id
        join shop_order o on o.id = l.order_id where o.basket_group = ${basketGroup}`)
      return rows.map(({ count }) => count)
    }
    const verified = await ordered()
    await api.db.execute(
      sql`update checkout set is_verified = true where guid = ${verified.basketGroup}`,
    )
    await issueBill(verified)
    expect(await readHalfHours(verified)).toEqual([3 * 24 * 2])
    const unverified = await ordered()
    await issueBill(unverified)
    expect(await readHalfHours(unverified)).toEqual([1])
  })

  it('[payment.documents] needs right requisites and an address, each named', async () => {
    const { status, body } = await issueBill(await ordered(), {
      email: 'nobody',
      contragent: { ...payer.contragent, inn: '7707083894' },
    })
    expect(status).toBe(400)
    expect(Object.keys(body.fields).sort()).toEqual(['contragent.inn', 'email'])
  })

  it('[payment.one-attempt] ends the open attempt first, and waits while the bank confirms it', async () => {
    const order = await ordered()
    const page = await startPaying(order)
    const secure = { action: 'pay', card: '5555 5555 5555 4444' }
    await submitAtAcquirer(api, page, secure)
    expect((await issueBill(order)).body.code).toBe('payment_open')
    await api.db.execute(sql`update sandbox_payment set confirming_until = null`)
    expect((await issueBill(order)).status).toBe(200)
    const { rows } = await api.db.execute(
      sql`select state from payment where basket_group = ${order.basketGroup}`,
    )
    expect(rows).toEqual([{ state: 'canceled' }])
  })

  it('is issued neither for another sum nor for whoever only has the link', async () => {
    const order = await ordered()
    expect((await issueBill({ ...order, sum: order.sum - 1 })).status).toBe(422)
    const stranger = createVisitor(api.call)
    expect((await issueBill({ ...order, visitor: stranger })).body.code).toBe('not_owner')
  })
})

describe.each(['ru', 'kk', 'en'] as const)('a bill in %s', (language) => {
  it('[payment.documents] is drawn with every letter of its language, composed ones too', async () => {
    const seller = getSeller(api.services)
    if (!seller) throw new Error('a demonstration has a seller')
    const contragent = { ...payer.contragent, address: 'ё й Ё Й ә ғ қ ң ө ұ ү һ і é ; i j' }
    const bill = {
      id: 7,
      basketGroup: crypto.randomUUID(),
      amount: 64_990,
      currencyCode: 'RUB',
      email: payer.email,
      contragent,
      account: payer.paymentAccount,
      createdAt: new Date('2026-11-23T12:00:00Z'),
    }
    const pdf = await renderBillPdf(bill, seller, language)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the documents of an order', () => {
  it.each(['contractPrint', 'orderPrint'])(
    '[payment.documents] [POST /basket/paymentDocs/#contractPrint] [POST /basket/paymentDocs/#orderPrint] %s: a document for its buyer and staff, for nobody else',
    async (action) => {
      const order = await ordered()
      const orderId = await readNumber(order)
      const print = (visitor: TestOrder['visitor']) =>
        visitor('POST', '/api_vue/basket/paymentDocs/', { action, orderId })
      const { body } = await print(order.visitor)
      expect(body.fileName).toMatch(new RegExp(`-${orderId}.pdf$`))
      expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
      const { call: staff } = await logInAs(api, { groups: [29] })
      expect((await print(staff)).status).toBe(200)
      const { call: customer } = await logInAs(api, { groups: [2] })
      expect((await print(customer)).status).toBe(404)
      expect((await print(createVisitor(api.call))).status).toBe(404)
    },
  )
})

describe('payment on receipt', () => {
  const place = ({ visitor, basketGroup, sum }: TestOrder) =>
    visitor('POST', '/api_vue/payment/onReceipt/', { basketGroup, methodId: 'onReceipt', sum })
  const listMethods = async ({ visitor, basketGroup }: TestOrder) => {
    const { body } = await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup })
    return { types: body.methods.map(({ type }: { type: string }) => type), ...body }
  }

  it('places the order outside the groups and charges nothing', async () => {
    const order = await ordered()
    expect((await listMethods(order)).types.at(-1)).toBe('onReceipt')
    expect((await place(order)).body).toEqual({ isPlaced: true })
    expect(await listMethods(order)).toMatchObject({ placement: 'onReceipt', paid: 0 })
    const { rowCount } = await api.db.execute(
      sql`select from payment where basket_group = ${order.basketGroup}`,
    )
    expect(rowCount).toBe(0)
    expect((await place(order)).status).toBe(200)
  })

  it('is not offered where a carrier delivers', async () => {
    const order = await ordered()
    await api.db.execute(sql`update order_delivery set kind = 'transport' where order_id in
      (select id from shop_order where basket_group = ${order.basketGroup})`)
    expect((await listMethods(order)).types).not.toContain('onReceipt')
    expect((await place(order)).body.code).toBe('provider_off')
  })

  it('is off where the setting is', async () => {
    const without = await startTestApi({ fill: addGoods, env: { ON_RECEIPT: '0' } })
    try {
      const order = await createPayableOrder(without, freshPhone())
      expect((await listMethods(order)).types).not.toContain('onReceipt')
      expect((await place(order)).body.code).toBe('provider_off')
    } finally {
      await without.close()
    }
  })
})
