import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseReservations } from '../../order/order/release-reservations.ts'
import { reconcilePayments } from '../../payment/payment/reconcile-payments.ts'
import { refundPayment } from '../../payment/payment/refund-payment.ts'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import {
  type AcquirerFault,
  type FaultyAcquirer,
  openFaultyAcquirer,
} from '../../test-support/fault/faulty-acquirer.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, type TestOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let acquirer: FaultyAcquirer
beforeAll(async () => {
  acquirer = await openFaultyAcquirer()
  api = await startTestApi({ fill: addGoods, env: acquirer.env, withWorker: true })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = 100000`))
afterEach(async () => {
  acquirer.setFaults(() => 'none')
  await expectMoneyToAddUp(api.db)
})
afterAll(async () => {
  await api.close()
  acquirer.close()
})

const tiles = [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }]
const ordered = () => createPayableOrder(api, freshPhone(), tiles)

async function start({ visitor, basketGroup, sum }: TestOrder) {
  const requested = { basketGroup, methodId: 'card', sum }
  const { status, body } = await visitor('POST', '/api_vue/payment/payment/', requested)
  return { status, id: body.widget?.token as string | undefined }
}

/** Starts a payment that the buyer then confirms; returns the acquirer's id of it. */
async function startAndConfirm(order: TestOrder): Promise<string> {
  const { id = '' } = await start(order)
  expect(acquirer.pay(id)).toBe(true)
  return id
}

/** The reservation of an order ends, and others buy what it held: money that comes must go back. */
async function expireAndSellOut({ basketGroup }: TestOrder): Promise<void> {
  await api.db.execute(sql`update reservation r set expires_at = now() - interval '1 second'
    from order_line l join shop_order o on o.id = l.order_id
    where l.id = r.order_line_id and o.basket_group = ${basketGroup}`)
  await releaseReservations(api.services)
  await api.db.execute(sql`update stock set on_hand = reserved`)
}

/** A notification of the acquirer; it is not signed. */
const notify = (event: string, id: string, headers = {}) =>
  api.call(
    'POST',
    '/api_vue/payment/webhook/yookassa/',
    { type: 'notification', event, object: { id, status: event.split('.').at(-1) } },
    { headers },
  )

const getState = async ({ visitor, basketGroup }: TestOrder) =>
  (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body

/** The receipts and messages of a checkout, counted by their type. */
async function countPapers({ basketGroup }: TestOrder): Promise<Record<string, number>> {
  const { rows } = await api.db.execute<{ what: string; count: number }>(sql`
    select r.type || ' receipt' as what, count(*)::int from receipt r
      join shop_order o on o.id = r.order_id where o.basket_group = ${basketGroup} group by 1
    union all
    select m.purpose || ' ' || m.channel, count(*)::int from message m
      where m.purpose in ('payment', 'refund') and exists (select from payment p
        where p.basket_group = ${basketGroup}
          and (m.dedupe_key like '%' || p.guid || '%' or m.body like '%' || p.basket_group || '%'))
      group by 1`)
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}

const EVENTS = ['payment.waiting_for_capture', 'payment.succeeded', 'refund.succeeded']
const PERMUTATIONS = EVENTS.flatMap((first) =>
  EVENTS.filter((second) => second !== first).map((second) => [
    first,
    second,
    ...EVENTS.filter((third) => third !== first && third !== second),
  ]),
)

/** Each notification three times: twice at once, and once after the others. */
async function notifyInOrder(events: readonly string[], id: string): Promise<void> {
  for (const event of events) await Promise.all([notify(event, id), notify(event, id)])
  for (const event of events) expect((await notify(event, id)).status).toBe(200)
}

describe('[F5] notifications that arrive repeatedly and in any order', () => {
  it.each(PERMUTATIONS)('%s, %s, %s: one receipt, one message, paid once', async (...events) => {
    const order = await ordered()
    await notifyInOrder(events, await startAndConfirm(order))
    expect(await getState(order)).toMatchObject({ state: 'paid', paid: order.sum })
    expect(await countPapers(order)).toEqual({
      'sale receipt': 1,
      'payment sms': 1,
      'payment email': 1,
    })
  })

  it.each(PERMUTATIONS)(
    '%s, %s, %s: money of a cancelled order goes back once',
    async (...events) => {
      const order = await ordered()
      const { id = '' } = await start(order)
      await expireAndSellOut(order)
      if (acquirer.payments.get(id)?.status === 'pending') acquirer.pay(id)
      await notifyInOrder(events, id)
      await vi.waitFor(
        () => expect(acquirer.payments.get(id)).toMatchObject({ refunded: order.sum }),
        { timeout: 30_000 },
      )
      await vi.waitFor(
        async () =>
          expect(await countPapers(order)).toEqual({
            'sale receipt': 1,
            'refund receipt': 1,
            'refund sms': 1,
            'refund email': 1,
          }),
        { timeout: 30_000 },
      )
    },
  )
})

describe('[F7] a forged notification changes nothing', () => {
  it('of a payment that nobody has confirmed, whoever claims to have sent it', async () => {
    const order = await ordered()
    const { id = '' } = await start(order)
    for (const headers of [
      {},
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '185.71.76.1, 203.0.113.9' },
      { forwarded: 'for=185.71.76.1' },
    ]) {
      expect((await notify('payment.succeeded', id, headers)).status).toBeLessThan(500)
    }
    expect(await getState(order)).toMatchObject({ state: 'pending', paid: 0 })
  })

  it('of a payment for which the acquirer reports another sum', async () => {
    const order = await ordered()
    const id = await startAndConfirm(order)
    acquirer.changeAmount(id, 1)
    await notify('payment.succeeded', id)
    // The order gets what the acquirer has, whatever the notification says, and is not paid.
    expect(await getState(order)).toMatchObject({ state: 'part', paid: 1 })
    const listed = expect.stringMatching(/^I1 another sum at the provider: .+, 1 RUB instead of /)
    expect(await findBrokenInvariants(api.db)).toEqual([listed])
    await api.db.execute(sql`update payment_discrepancy set resolved_at = now()`)
  })

  it('that names the paid payment of another order', async () => {
    const [paid, other] = [await ordered(), await ordered()]
    const id = await startAndConfirm(paid)
    await start(other)
    await notify('payment.succeeded', id)
    await notify('payment.succeeded', crypto.randomUUID())
    expect(await getState(paid)).toMatchObject({ state: 'paid' })
    expect(await getState(other)).toMatchObject({ state: 'pending', paid: 0 })
  })
})

describe('[F8] an acquirer that fails after it did what it was asked', () => {
  it('opens one payment for each order, charges nobody twice and leaves no payment unrecorded', async () => {
    const faults: AcquirerFault[] = ['after', 'cut', 'before', 'none', 'cut', 'after', 'none']
    let request = 0
    acquirer.setFaults(() => faults[request++ % faults.length] ?? 'none')
    const before = acquirer.payments.size
    const orders = await Promise.all(Array.from({ length: 20 }, ordered))
    await Promise.all(
      orders.map(async (order) => {
        let started = await start(order)
        while (!started.id) {
          expect(started.status).toBe(424)
          expect(await getState(order)).toMatchObject({ paid: 0 })
          started = await start(order)
        }
        acquirer.pay(started.id)
        expect(['pending', 'paid']).toContain((await getState(order)).state)
      }),
    )
    acquirer.setFaults(() => 'none')
    await api.db.execute(sql`update payment set ask_at = now() where state = 'pending'`)
    await reconcilePayments(api.services)
    for (const order of orders) {
      await vi.waitFor(
        async () => expect(await getState(order)).toMatchObject({ state: 'paid', paid: order.sum }),
        { timeout: 30_000 },
      )
    }
    expect(acquirer.payments.size - before).toBe(orders.length)
  })
})

describe('[F10] [order.reservation] money that comes 31 minutes after the order', () => {
  const endAfterHalfAnHour = async ({ basketGroup }: TestOrder) => {
    await api.db.execute(sql`
      update reservation r set expires_at = r.expires_at - interval '31 minutes'
      from order_line l join shop_order o on o.id = l.order_id
      where l.id = r.order_line_id and o.basket_group = ${basketGroup}`)
    await releaseReservations(api.services)
  }
  const readStates = async ({ basketGroup }: TestOrder) =>
    (
      await api.db.execute<{ state: string; paid: string }>(sql`
        select state, payment_state as paid from shop_order where basket_group = ${basketGroup}`)
    ).rows

  it('holds the goods again while they are there', async () => {
    const order = await ordered()
    const { id = '' } = await start(order)
    await endAfterHalfAnHour(order)
    expect(await readStates(order)).toMatchObject([{ state: 'cancelled' }])
    acquirer.pay(id)
    await notify('payment.succeeded', id)
    expect(await readStates(order)).toEqual([{ state: 'new', paid: 'paid' }])
    const { rows } = await api.db.execute<{ held: number }>(sql`
      select sum(r.quantity)::int as held from reservation r join order_line l on l.id = r.order_line_id
      join shop_order o on o.id = l.order_id
      where o.basket_group = ${order.basketGroup} and r.state = 'held'`)
    expect(rows).toEqual([{ held: 4 }])
  })

  it('goes back within five minutes, and its buyer is told, when another bought the last of them', async () => {
    const order = await ordered()
    const { id = '' } = await start(order)
    // What the first buyer holds is all there is.
    await api.db.execute(sql`update stock set on_hand = reserved`)
    await endAfterHalfAnHour(order)
    const other = await ordered()
    acquirer.pay(id)
    await notify('payment.succeeded', id)
    expect(await readStates(order)).toEqual([{ state: 'cancelled', paid: 'unpaid' }])
    expect(await readStates(other)).toMatchObject([{ state: 'new' }])
    await vi.waitFor(
      async () => {
        expect(acquirer.payments.get(id)).toMatchObject({ refunded: order.sum })
        expect(await countPapers(order)).toEqual({
          'sale receipt': 1,
          'refund receipt': 1,
          'refund sms': 1,
          'refund email': 1,
        })
      },
      { timeout: 30_000 },
    )
    const { rows } = await api.db.execute(sql`
      select from payment_entry o join payment_entry i on i.payment_guid = o.payment_guid
      join payment p on p.guid = i.payment_guid
      where p.basket_group = ${order.basketGroup} and o.direction = 'out' and i.direction = 'in'
        and o.created_at < i.created_at + interval '5 minutes'`)
    expect(rows).toHaveLength(1)
  })
})

describe('[F12] twenty refunds at once', () => {
  it('return the money once, also when the acquirer fails after the refund', async () => {
    const order = await ordered()
    const { id = '' } = await start(order)
    await expireAndSellOut(order)
    acquirer.pay(id)
    await notify('payment.succeeded', id)
    const { rows } = await api.db.execute<{ guid: string }>(sql`
      select guid from payment where basket_group = ${order.basketGroup}`)
    const payload = { payment: rows[0]?.guid, amount: order.sum }
    let requests = 0
    acquirer.setFaults(() => (requests++ % 2 === 0 ? 'cut' : 'none'))
    const refunds = await Promise.allSettled(
      Array.from({ length: 20 }, () => refundPayment.run(api.services, payload)),
    )
    expect(refunds.map(({ status }) => status)).toContain('fulfilled')
    expect(acquirer.payments.get(id)?.refunded).toBe(order.sum)
    const { rows: entries } = await api.db.execute<{ direction: string; amount: number }>(sql`
      select direction, sum(amount)::int as amount from payment_entry
      where payment_guid = ${rows[0]?.guid} group by 1 order by 1`)
    expect(entries).toEqual([
      { direction: 'in', amount: order.sum },
      { direction: 'out', amount: order.sum },
    ])
  })
})
