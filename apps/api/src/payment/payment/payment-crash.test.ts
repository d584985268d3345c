import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  lateCard,
  readMoney,
  submitAtAcquirer,
  type TestOrder,
  tryToPay,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { findPaymentProvider } from '../provider/find-provider.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import { findOpenAttempt, type PaymentRow } from './payment.queries.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundPayment } from './refund-payment.ts'

/** Without a worker: every step is made by the test, so that the shop can stop between two. */
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const ordered = () => createPayableOrder(api, freshPhone())

async function getAttempt({ basketGroup }: TestOrder): Promise<{
  attempt: PaymentRow & { providerPaymentId: string }
  provider: PaymentProvider
}> {
  const attempt = await findOpenAttempt(api.db, basketGroup)
  const provider = attempt && findPaymentProvider(api.services, attempt)
  const { providerPaymentId } = attempt ?? {}
  if (!provider || !providerPaymentId) throw new Error('the checkout has no open attempt')
  return { attempt: { ...attempt, providerPaymentId }, provider }
}

/** The reconciler, as if the time of its next check had come. */
async function reconcile({ basketGroup }: TestOrder) {
  await api.db.execute(sql`update payment set ask_at = now()
    where basket_group = ${basketGroup} and state <> 'succeeded'`)
  await Promise.all([reconcilePayments(api.services), reconcilePayments(api.services)])
}

async function runRefunds({ basketGroup }: TestOrder) {
  const { rows } = await api.db.execute<{ payload: object }>(sql`
    select data as payload from pgboss.job j join payment p on p.guid::text = j.data->>'payment'
    where j.name = 'refund-payment' and p.basket_group = ${basketGroup}`)
  for (const { payload } of rows) await refundPayment.run(api.services, payload)
  return rows.length
}

describe('[payment.one-attempt] a shop that stops', () => {
  it('before it saved what the acquirer opened continues the same payment, or opens another', async () => {
    const forget = ({ basketGroup }: TestOrder) =>
      api.db.execute(sql`update payment set provider_payment_id = null, url = null, widget_token = null
        where basket_group = ${basketGroup}`)
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    await forget(order)
    expect(await tryToPay(order, 'card')).toEqual({ page, refusal: null })
    await forget(order)
    const another = await tryToPay(order, 'yandexPay')
    expect(another.refusal).toBeNull()
    await submitAtAcquirer(api, another.page ?? '', goodCard)
    await reconcile(order)
    expect(await readMoney(api, order)).toMatchObject({ in: order.sum, paid: order.sum })
  })

  it('before it recorded the payment is paid by the reconciler, once', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    await submitAtAcquirer(api, page ?? '', goodCard)
    await reconcile(order)
    await reconcile(order)
    expect(await readMoney(api, order)).toMatchObject({ taken: order.sum, in: order.sum, out: 0 })
  })

  it('after it cancelled at the acquirer, before it saved that, opens another payment', async () => {
    const order = await ordered()
    await tryToPay(order, 'card')
    const { provider, attempt } = await getAttempt(order)
    await provider.cancel(attempt.providerPaymentId)
    const { refusal } = await tryToPay(order, 'yandexPay')
    expect(refusal).toBeNull()
    expect((await getAttempt(order)).attempt.guid).not.toBe(attempt.guid)
  })

  it('after it returned surplus money, before it recorded that, returns it once', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    const { attempt, provider } = await getAttempt(order)
    await submitAtAcquirer(api, (await tryToPay(order, 'yandexPay')).page ?? '', goodCard)
    await reconcile(order)
    await submitAtAcquirer(api, page ?? '', lateCard)
    await reconcile(order)
    expect(await readMoney(api, order)).toMatchObject({ surplus: order.sum, returned: 0 })
    const key = `refund-${attempt.guid}`
    await provider.refund(attempt.providerPaymentId, order.sum, 'RUB', key)
    expect(await readMoney(api, order)).toMatchObject({ surplus: order.sum, returned: order.sum })
    expect(await runRefunds(order)).toBe(1)
    await runRefunds(order)
    const settled = { taken: 2 * order.sum, returned: order.sum, surplus: 0, paid: order.sum }
    expect(await readMoney(api, order)).toMatchObject(settled)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('and leaves an attempt that is no longer offered has it cancelled by the reconciler', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    await api.db.execute(sql`update payment set expires_at = now() - interval '1 second'
      where basket_group = ${order.basketGroup}`)
    await reconcile(order)
    expect(await findOpenAttempt(api.db, order.basketGroup)).toBeNull()
    await submitAtAcquirer(api, page ?? '', goodCard)
    await reconcile(order)
    expect(await readMoney(api, order)).toMatchObject({ taken: 0, paid: 0 })
    expect((await tryToPay(order, 'card')).page).not.toBe(page)
  })
})

it('[payment.one-attempt] the audit finds a violation of every rule', async () => {
  const order = await ordered()
  await submitAtAcquirer(api, (await tryToPay(order, 'card')).page ?? '', goodCard)
  await reconcile(order)
  const other = await ordered()
  expect(await findBrokenInvariants(api.db)).toEqual([])
  const ofCheckout = sql`basket_group = ${order.basketGroup}`
  const ofPayment = sql`payment_guid in (select guid from payment where ${ofCheckout})`
  const planted: [ReturnType<typeof sql>, RegExp[]][] = [
    [
      sql`update shop_order set paid_sum = paid_sum - 1 where ${ofCheckout}`,
      [/^I2 money of checkout/, /^I2 money of order/],
    ],
    [sql`delete from receipt where ${ofPayment}`, [/^I2 receipts of/]],
    [
      sql`update payment_entry set amount = amount - 1 where ${ofPayment}`,
      [/^I1 entries of payment/],
    ],
    [
      sql`update payment_entry set reason = 'surplus', created_at = now() - interval '2 hours' where ${ofPayment}`,
      [/^I2 surplus not returned/],
    ],
    [
      sql`update shop_order set basket_group = ${other.basketGroup} where ${ofCheckout}`,
      [/^I8 order of another checkout/],
    ],
    [
      sql`update shop_order set total = total - 1, goods_sum = goods_sum - 1 where ${ofCheckout}`,
      [/^I2 paid more than its total/],
    ],
    [
      sql`insert into receipt (guid, order_id, payment_guid, type, sum, currency_code, cause)
        select gen_random_uuid(), order_id, payment_guid, 'refund', 1, 'RUB', 'planted' from payment_entry where ${ofPayment}`,
      [/^I2 receipts of/],
    ],
  ]
  for (const [change, messages] of planted) {
    const broken = await findBrokenAfter(change)
    for (const message of messages) expect(broken).toContainEqual(expect.stringMatching(message))
  }
})

/** The violations after a change that no program could make; it is rolled back. */
async function findBrokenAfter(change: ReturnType<typeof sql>): Promise<string[]> {
  let broken: string[] = []
  await api.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(change)
      broken = await findBrokenInvariants(tx)
      throw new Error('rolled back')
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error
    })
  return broken
}
