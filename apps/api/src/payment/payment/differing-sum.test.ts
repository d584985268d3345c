import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  payInFull,
  readMoney,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { refundPayment } from './refund-payment.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const ask = ({ visitor, basketGroup }: TestOrder) =>
  visitor('POST', '/api_vue/payment/state/', { basketGroup })

/** Pays, while the acquirer takes something else than was asked for. */
async function payDifferently(order: TestOrder, change: ReturnType<typeof sql>) {
  const page = await startPaying(order)
  const id = page.split('/').at(-2) ?? ''
  await api.db.execute(sql`update sandbox_payment set ${change} where id = ${id}`)
  await submitAtAcquirer(api, page, goodCard)
  return (await ask(order)).body
}

const listDifferences = async (order: TestOrder) =>
  (
    await api.db.execute(sql`select requested, received, d.currency_code as currency
      from payment_discrepancy d join payment p on p.guid = d.payment_guid
      where p.basket_group = ${order.basketGroup}`)
  ).rows

async function resolve() {
  const broken = await findBrokenInvariants(api.db)
  await api.db.execute(sql`update payment_discrepancy set resolved_at = now()`)
  expect(await findBrokenInvariants(api.db)).toEqual([])
  return broken
}

describe('[payment.one-attempt] a provider that reports another sum', () => {
  it('that is smaller: what came is in the ledger, the order is not paid, and the rest can be paid', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const state = await payDifferently(order, sql`amount = amount - 500`)
    expect(state).toMatchObject({ state: 'part', paid: order.sum - 500, sum: order.sum })
    expect(state.openPaymentGuid).toBeUndefined()
    expect(await listDifferences(order)).toEqual([
      { requested: order.sum, received: order.sum - 500, currency: 'RUB' },
    ])
    await ask(order)
    expect(await resolve()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^I1 another sum at the provider: .+, ${order.sum - 500} RUB instead of ${order.sum}$`,
        ),
      ),
    ])
    await submitAtAcquirer(api, await startPaying(order, 500), goodCard)
    expect((await ask(order)).body).toMatchObject({ state: 'paid', paid: order.sum })
  })

  it('that is larger: the order is paid, and the difference goes back', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const state = await payDifferently(order, sql`amount = amount + 500`)
    expect(state).toMatchObject({ sum: order.sum })
    const { rows } = await api.db.execute<{ payload: object }>(sql`
      select data as payload from pgboss.job j join payment p on p.guid::text = j.data->>'payment'
      where j.name = 'refund-payment' and p.basket_group = ${order.basketGroup}`)
    expect(rows).toMatchObject([{ payload: { amount: 500 } }])
    for (const { payload } of [...rows, ...rows]) await refundPayment.run(api.services, payload)
    expect(await readMoney(api, order)).toMatchObject({ in: order.sum + 500, out: 500 })
    expect((await ask(order)).body).toMatchObject({ state: 'paid', paid: order.sum })
    expect(await resolve()).toHaveLength(1)
  })

  it('in another currency: nothing is credited, the attempt ends, and the order can be paid', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const state = await payDifferently(order, sql`currency_code = 'KZT'`)
    expect(state).toMatchObject({ state: 'failed', paid: 0 })
    expect(await listDifferences(order)).toEqual([
      { requested: order.sum, received: order.sum, currency: 'KZT' },
    ])
    await payInFull(api, order)
    expect((await ask(order)).body).toMatchObject({ state: 'paid', paid: order.sum })
    expect(await resolve()).toHaveLength(1)
  })
})
