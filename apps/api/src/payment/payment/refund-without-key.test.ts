import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  moveToAlmaty,
  readMoney,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { findPaymentProvider } from '../provider/find-provider.ts'
import { findDueShare } from './refund.queries.ts'
import { returnMoney } from './return-money.ts'

let api: TestApi
let order: TestOrder
/** With the stock of a new shop, which leads to two orders. */
beforeEach(async () => {
  api = await startTestApi({ fill: addGoods })
  order = await payByKaspi()
})
afterEach(() => api.close())

/** Sofas of two warehouses, and a carpet of one: two orders with different shares of the payment. */
async function payByKaspi(): Promise<TestOrder> {
  const offers = [
    { offerId: goods.sofaVelvet, quantity: 4 },
    { offerId: goods.carpetByMetre, quantity: 1 },
  ]
  const made = await moveToAlmaty(api, await createPayableOrder(api, freshPhone(), offers))
  const { visitor, basketGroup, sum } = made
  const requested = { basketGroup, methodId: 'kaspi', sum }
  const { body } = await visitor('POST', '/api_vue/payment/kaspi/', requested)
  await submitAtAcquirer(api, new URL(body.url).pathname, { action: 'pay' })
  await visitor('POST', '/api_vue/payment/state/', { basketGroup })
  return made
}

/** The shares of both orders, and the bank's own refund, after which the shop can be cut off. */
async function findShares() {
  const { rows } = await api.db.execute<{ paymentGuid: string; orderId: number }>(sql`
    select e.payment_guid as "paymentGuid", e.order_id as "orderId" from payment_entry e
    join payment p on p.guid = e.payment_guid where p.basket_group = ${order.basketGroup}
    order by e.order_id`)
  const shares = await Promise.all(
    rows.map(async (row) => ({ row, share: await findDueShare(api.db, row) })),
  )
  const [first, second] = shares.map(({ row, share }) => {
    const provider = share && findPaymentProvider(api.services, share.payment)
    if (!share || !provider) throw new Error('the order is not paid')
    const { payment, amount } = share
    return {
      amount,
      refundAtBank: () => provider.refund(payment.providerPaymentId ?? '', amount, 'KZT', 'any'),
      giveBack: () =>
        returnMoney(api.services, (db) => findDueShare(db, row), {
          reason: 'cancelled',
          key: `return-${row.orderId}`,
        }),
    }
  })
  if (!first || !second) throw new Error('the checkout has one order')
  return { first, second }
}

const read = async () => {
  const money = await readMoney(api, order)
  return { atBank: money?.returned, inLedger: money?.out }
}

it('[payment.kaspi] a part that was refunded before a crash is recorded, and not paid again', async () => {
  const { first, second } = await findShares()
  await first.refundAtBank()
  await first.giveBack()
  expect(await read()).toEqual({ atBank: first.amount, inLedger: first.amount })
  await second.giveBack()
  expect(await read()).toEqual({ atBank: order.sum, inLedger: order.sum })
})

it('[payment.kaspi] two refunds at once go one after the other', async () => {
  const { first, second } = await findShares()
  const shares = [first, second]
  const outcomes = await Promise.allSettled(shares.map((share) => share.giveBack()))
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  for (const [index, share] of shares.entries())
    if (outcomes[index]?.status === 'rejected') await share.giveBack()
  expect(await read()).toEqual({ atBank: order.sum, inLedger: order.sum })
})

it('[payment.kaspi] another refund waits for the one that was cut off, and money that nobody can explain stops it', async () => {
  const { first, second } = await findShares()
  await first.refundAtBank()
  await expect(second.giveBack()).rejects.toThrow(`has returned ${first.amount}`)
  await expect(first.giveBack()).rejects.toThrow(/on its way/)
  expect(await read()).toEqual({ atBank: first.amount, inLedger: 0 })
  await api.db.execute(sql`update payment set refunding_until = now() - interval '1 second'
    where basket_group = ${order.basketGroup}`)
  await first.giveBack()
  await second.giveBack()
  expect(await read()).toEqual({ atBank: order.sum, inLedger: order.sum })
})
