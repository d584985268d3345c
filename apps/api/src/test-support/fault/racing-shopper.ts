import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../demo/seed/random/random.ts'
import { type Call, createVisitor, type TestAnswer } from '../create-call.ts'
import { goods } from '../fixtures/goods.ts'
import type { ClientJournal } from './client-journal.ts'
import type { FaultyAcquirer } from './faulty-acquirer.ts'

export interface Race {
  random: Random
  journal: ClientJournal
  acquirer: FaultyAcquirer
  /** A call to a process of the API that is believed to run. */
  call: Call
  /** Lets the reservation of a checkout run out. */
  expire(basketGroup: string): Promise<void>
}

const RETRY_MS = 200
/**
 * A client gives up long after every process is back. At a load of 44 on two cores a killed process
 * took 274 s to start, and an order 138 s to get the lock of the stock that all clients want.
 */
const PATIENCE_MS = 30 * 60_000
const COUPONS = ['SVET10', 'RACE'] as const

/** One browser with a confirmed phone, which orders and pays until it has done its checkouts. */
export async function shop(race: Race, visitor: Call, phoneNumber: string): Promise<void> {
  const { random } = race
  const isLastPiece = random.hasChance(20)
  const offers = isLastPiece
    ? [{ offerId: goods.lastChair, quantity: 1 }]
    : [
        { offerId: goods.sofa, quantity: random.nextInteger(1, 30) },
        { offerId: goods.carpetByMetre, quantity: 1.3 },
      ]
  await persist(() => visitor('POST', '/api_vue/basket/clear/', {}))
  const added = await persist(() => visitor('POST', '/api_vue/basket/add/', { offers }))
  if (added.status !== 200) return
  if (random.hasChance(40)) {
    const coupon = { coupon: random.pick(COUPONS), phone: phoneNumber }
    await persist(() => visitor('POST', '/api_vue/basket/setCoupon/', coupon))
  }
  const basketGroup = await order(race, visitor, phoneNumber)
  if (!basketGroup) return
  if (random.hasChance(20)) await race.expire(basketGroup)
  if (random.hasChance(60)) await pay(race, visitor, basketGroup)
  if (random.hasChance(10)) await race.expire(basketGroup)
}

async function order(
  { random, journal }: Race,
  visitor: Call,
  phoneNumber: string,
): Promise<string | null> {
  const key = crypto.randomUUID()
  const contacts = { name: 'Анна Петрова', phoneNumber, email: 'anna@example.ru' }
  const send = () =>
    visitor('POST', '/api_vue/basket/createOrder/', contacts, {
      headers: { 'idempotency-key': key },
    })
  journal.write({ what: 'order intended', key })
  // The second half of a double click.
  const other = random.hasChance(10) ? persist(send) : null
  for (const { status, body } of await Promise.all([persist(send), ...(other ? [other] : [])])) {
    const totals = body?.orders?.map(({ total }: { total: number }) => total)
    const { basketGroup } = body ?? {}
    journal.write({ what: 'order answered', key, status, basketGroup, totals })
    if (status === 200) return basketGroup
  }
  return null
}

async function pay(race: Race, visitor: Call, basketGroup: string): Promise<void> {
  const { random, journal, acquirer } = race
  const delivery = await persist(() =>
    visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup }),
  )
  for (const { orderId, options } of delivery.body?.items ?? []) {
    const pickup = options[0]
    const chosen = { basketGuid: basketGroup, orderId, id: pickup?.id }
    const place = { storeId: pickup?.stores?.[0]?.id }
    await persist(() => visitor('POST', '/api_vue/basket/setDelivery/', { ...chosen, ...place }))
  }
  const methods = await persist(() =>
    visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup }),
  )
  const requested = { basketGroup, methodId: 'card', sum: methods.body?.sum }
  const started = await persist(() => visitor('POST', '/api_vue/payment/payment/', requested))
  if (started.status !== 200) return
  const { paymentGuid, widget } = started.body
  journal.write({ what: 'payment answered', basketGroup, paymentGuid, sum: requested.sum })
  if (!acquirer.pay(widget.token)) return
  const providerPaymentId = widget.token
  journal.write({ what: 'paid', basketGroup, providerPaymentId, sum: requested.sum })
  await notify(race, providerPaymentId)
  if (random.hasChance(50))
    await attempt(() => visitor('POST', '/api_vue/payment/state/', { basketGroup }))
}

/** A fifth of the notifications is lost; the others come up to five times and in any order. */
async function notify({ random, call }: Race, id: string): Promise<void> {
  if (random.hasChance(20)) return
  const events = ['waiting_for_capture', 'succeeded', 'canceled']
  const sent = Array.from({ length: random.nextInteger(1, 5) }, () => random.pick(events))
  await Promise.all(
    sent.map((event) =>
      attempt(() =>
        call('POST', '/api_vue/payment/webhook/yookassa/', {
          type: 'notification',
          event: `payment.${event}`,
          object: { id: random.hasChance(10) ? crypto.randomUUID() : id, status: event },
        }),
      ),
    ),
  )
}

/** Makes a call once; null if nobody answered. */
async function attempt(send: () => Promise<TestAnswer>): Promise<TestAnswer | null> {
  return send().catch(() => null)
}

/** Repeats a call while nobody answers, the shop asks to retry, or its first try is in progress. */
export async function persist(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await attempt(send)
    const mustRetry =
      !answer || [424, 503].includes(answer.status) || answer.body?.code === 'in_flight'
    if (answer && !mustRetry) return answer
    if (performance.now() > endsAt)
      throw new Error(`the shop did not come back: ${answer?.status} ${answer?.text}`)
    await sleep(RETRY_MS)
  }
}

export const createShopper = (call: Call, number: number): Call =>
  createVisitor(call, { 'x-forwarded-for': `100.64.${number >> 8}.${number & 255}` })
