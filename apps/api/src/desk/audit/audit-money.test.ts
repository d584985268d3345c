import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { issueCertificate, writeOff } from '../../test-support/fixtures/certificate.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { auditMoney, reportMoneyAudit } from './audit-money.ts'

class RollBack extends Error {}

let api: TestApi
/** An unpaid order with a coupon, and one paid by certificate and card. */
let number: string
let paid: TestOrder
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute("update coupon set limit_per_phone = 1 where code = 'SVET10'")
  const visitor = createVisitor(api.call)
  const offers = [
    { offerId: goods.sofa, quantity: 2 },
    { offerId: goods.carpetByMetre, quantity: 2.3 },
  ]
  const phone = '79001234567'
  await visitor('POST', '/api_vue/basket/add/', { offers })
  await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  number = (await visitor('POST', '/api_vue/basket/createOrder/', contacts)).body.orderId

  paid = await createPayableOrder(api, freshPhone(), [{ offerId: goods.sofaVelvet, quantity: 1 }])
  expect((await writeOff(paid, await issueCertificate(api.db), 2_000)).status).toBe(200)
  await submitAtAcquirer(api, await startPaying(paid, paid.sum - 2_000), goodCard)
  const { visitor: payer, basketGroup } = paid
  const state = await payer('POST', '/api_vue/payment/state/', { basketGroup })
  expect(state.body).toMatchObject({ state: 'paid', paid: paid.sum })
  // Without a worker nothing is sent: as if it had been.
  await api.db.execute("update message set state = 'sent', sent_at = now()")
  await api.db.execute("update pgboss.job set state = 'completed', completed_on = now()")
})
afterAll(() => api.close())

const ofUnpaid = () => `(select id from shop_order where number = '${number}')`
const ofPaid = () => `basket_group = '${paid.basketGroup}'`
const ofPayment = () => `payment_guid in (select guid from payment where ${ofPaid()})`

interface Planted {
  finds: string
  change: () => string
}

const planted: Planted[] = [
  {
    finds: 'I1 order total',
    change: () => `alter table shop_order drop constraint order_total_adds_up;
      update shop_order set total = total - 1`,
  },
  { finds: 'I1 lines of order', change: () => 'update order_line set sum = sum - 1' },
  { finds: 'I1 lines of order', change: () => 'update order_line set coupon_discount = 0' },
  {
    finds: 'I1 entries of payment',
    change: () => `update payment_entry set amount = amount - 1 where ${ofPayment()}`,
  },
  {
    finds: 'I2 money of order',
    change: () => `update shop_order set paid_sum = paid_sum - 1 where ${ofPaid()}`,
  },
  {
    finds: 'I2 money of checkout',
    change: () => `update shop_order set paid_sum = paid_sum - 1 where ${ofPaid()}`,
  },
  {
    finds: 'I2 paid more than its total',
    change: () => `alter table shop_order drop constraint order_total_adds_up;
      update shop_order set total = 1 where ${ofPaid()}`,
  },
  {
    finds: 'I2 surplus not returned',
    change: () =>
      `update payment_entry set reason = 'surplus', created_at = now() - interval '2 hours' where ${ofPayment()}`,
  },
  {
    finds: 'I2 return not refunded',
    change: () => `with returned as (
        insert into order_return (order_id, reason, sum, coupon_discount, bonus_spent, created_at)
        select id, 'quality', 1, 0, 0, now() - interval '61 minutes' from shop_order
        where ${ofPaid()} returning id)
      insert into return_refund (return_id, payment_guid, amount)
      select returned.id, p.guid, 1 from returned, payment p where p.${ofPaid()} limit 1`,
  },
  {
    finds: 'I1 money moved one way',
    change:
      () => `insert into payment_entry (payment_guid, order_id, direction, reason, key, amount)
      select payment_guid, order_id, 'out', 'moved', 'split:1', 1 from payment_entry
      where ${ofPayment()} limit 1`,
  },
  {
    finds: 'I2 receipts of payment',
    change: () => `delete from receipt where ${ofPayment()}`,
  },
  {
    finds: 'I3 stock held: 1@1',
    change: () => 'update stock set reserved = reserved - 1 where offer_id = 1 and place_id = 1',
  },
  {
    finds: 'I3 stock held: 1@1',
    change: () => 'delete from stock where offer_id = 1 and place_id = 1',
  },
  {
    finds: 'I3 stock below zero: 1@1',
    change: () => `alter table stock drop constraint stock_reserved_on_hand;
      update stock set on_hand = 1 where offer_id = 1 and place_id = 1`,
  },
  {
    finds: 'I3 reservation of order',
    change: () => "update reservation set state = 'released' where offer_id = 5",
  },
  {
    finds: 'I3 shipped goods of order',
    change: () => `update shop_order set state = 'shipped' where id = ${ofUnpaid()}`,
  },
  {
    finds: 'I3 stock of cancelled order',
    change: () => `update shop_order set state = 'cancelled' where id = ${ofUnpaid()}`,
  },
  {
    finds: 'I4 orders of one basket',
    change: () => `alter table checkout drop constraint "checkout_basketId_basketVersion_unique";
      update checkout set basket_id = 1, basket_version = 1`,
  },
  {
    finds: 'I4 orders of one key',
    change: () => `alter table checkout drop constraint "checkout_sessionId_idempotencyKey_unique";
      update checkout set session_id = 1, idempotency_key = 'same'`,
  },
  { finds: 'I5 coupon uses: SVET10', change: () => 'update coupon set used = 0' },
  {
    finds: 'I5 coupon per phone: SVET10 4567',
    change: () =>
      "insert into coupon_use (coupon_id, basket_group, phone) select coupon_id, 'x', phone from coupon_use",
  },
  {
    finds: 'I5 coupon without order: SVET10',
    change: () => "update coupon_use set basket_group = 'x'",
  },
  ...['balance', 'purchase_amount', 'owed'].map((column) => ({
    finds: 'I6 bonus balance: 0001',
    change: () => `insert into bonus_account (phone, ${column}) values ('79000000001', 5)`,
  })),
  {
    finds: 'I6 bonus lot',
    change:
      () => `insert into bonus_lot (phone, cause, reason, amount, left_amount, credited_at, expires_at)
      values ('79000000001', 'planted', 'order', 5, 5, now(), now())`,
  },
  {
    finds: 'I6 bonuses of checkout',
    change: () =>
      `update shop_order set bonus_spent = 1, goods_sum = goods_sum + 1 where id = ${ofUnpaid()}`,
  },
  {
    finds: 'I6 bonuses of lines',
    change: () => `update order_line set bonus_spent = 1 where order_id = ${ofUnpaid()}`,
  },
  {
    finds: 'I7 balance of certificate',
    change: () => 'update certificate set balance = balance + 1',
  },
  {
    finds: 'I7 balance of certificate',
    change: () => `alter table certificate drop constraint certificate_balance;
      insert into certificate_entry (certificate_id, kind, amount, key)
        select id, 'return', face, 'planted' from certificate;
      update certificate set balance = balance + face`,
  },
  {
    finds: 'I7 write-off of payment',
    change: () => `update payment set amount = amount + 1 where provider = 'certificate'`,
  },
  {
    finds: 'I7 returned of payment',
    change: () => `insert into payment_entry (payment_guid, order_id, direction, reason, amount)
      select payment_guid, order_id, 'out', 'cancelled', amount from payment_entry
      where payment_guid in (select guid from payment where provider = 'certificate')`,
  },
  {
    finds: 'I7 returned of payment',
    change:
      () => `insert into certificate_entry (certificate_id, kind, amount, payment_guid, key, created_at)
      select certificate_id, 'return', 1, payment_guid, 'planted', now() - interval '2 hours'
      from certificate_entry where kind = 'write-off'`,
  },
  {
    finds: 'I8 order of another checkout',
    change: () =>
      `update shop_order set basket_group = (select guid from checkout where not (${ofPaid().replace('basket_group', 'guid')}) limit 1)
       where ${ofPaid()}`,
  },
  {
    finds: 'I8 payment unknown to its provider',
    change: () => `update payment set provider_payment_id = null where ${ofPaid()}`,
  },
  {
    finds: 'I9 reservation not released',
    change: () => "update reservation set expires_at = now() - interval '61 seconds'",
  },
  {
    finds: 'I10 message not sent',
    change: () => "update message set state = 'waiting', due_at = now() - interval '61 seconds'",
  },
  {
    finds: 'I10 message failed without a reason',
    change: () => "update message set state = 'failed'",
  },
  {
    finds: 'I10 job not done: refund-payment',
    change: () => `insert into pgboss.job (name, start_after)
      values ('refund-payment', now() - interval '61 seconds')`,
  },
  {
    finds: 'I11 transition not allowed',
    change: () => `insert into order_event (order_id, kind, from_state, to_state)
      values (${ofUnpaid()}, 'state', 'new', 'delivered')`,
  },
  {
    finds: 'I11 transitions with a gap',
    change: () => `insert into order_event (order_id, kind, from_state, to_state)
      values (${ofUnpaid()}, 'state', 'confirmed', 'picking')`,
  },
  {
    finds: 'I11 state without a transition',
    change: () => `update shop_order set state = 'confirmed' where id = ${ofUnpaid()}`,
  },
]

describe('[money.audit]', () => {
  it('finds nothing in a shop whose money adds up', async () => {
    expect(await auditMoney(api.db)).toEqual([])
  })

  it.each(planted)('finds «$finds» when it is planted', async ({ finds, change }) => {
    const found = await auditAfter(change())
    expect(found.filter((broken) => broken.startsWith(finds))).not.toEqual([])
  })

  it('does not find what is only due now, or held by staff’s decision', async () => {
    for (const change of [
      "update reservation set expires_at = now() - interval '50 seconds'",
      `update reservation set expires_at = now() - interval '1 day';
       update shop_order set placed_at = now() where paid_sum = 0; update checkout set is_verified = true`,
      "update message set state = 'waiting', due_at = now() - interval '50 seconds'",
      "update message set state = 'failed', error = 'no such number'",
      "insert into pgboss.job (name, start_after) values ('refund-payment', now() + interval '1 hour')",
      "insert into pgboss.job (name, start_after) values ('dead-letters', now() - interval '1 day')",
    ]) {
      expect(await auditAfter(change), change).toEqual([])
    }
  })

  it('is reported to log and metrics by the hourly job, and only if something is broken', async () => {
    const error = vi.spyOn(api.services.log, 'error').mockImplementation(() => undefined)
    await reportMoneyAudit(api.services)
    expect(error).not.toHaveBeenCalled()
    expect(api.services.moneyAudit.violations).toBe(0)
    await api.db.execute("update coupon set used = used + 1 where code = 'SVET10'")
    await reportMoneyAudit(api.services)
    expect(api.services.moneyAudit.violations).toBe(1)
    await api.db.execute("update coupon set used = used - 1 where code = 'SVET10'")
    expect(error).toHaveBeenCalledWith(
      { broken: ['I5 coupon uses: SVET10'] },
      'the money of the shop does not add up',
    )
    error.mockRestore()
  })
})

/** What the audit finds after changes that no program could make; they are rolled back. */
async function auditAfter(changes: string): Promise<string[]> {
  let found: string[] = []
  const rolledBack = api.db.transaction(async (tx: Db) => {
    const statements = changes.split(';')
    const isSchemaChange = changes.includes('alter table')
    if (!isSchemaChange) await tx.execute('set local session_replication_role = replica')
    for (const statement of statements) await tx.execute(sql.raw(statement))
    found = await auditMoney(tx)
    throw new RollBack()
  })
  await rolledBack.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
  return found
}
