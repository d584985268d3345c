import { randomUUID } from 'node:crypto'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-payment/contract'
import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findDueOrders, findOpenAttempt, findPaidCheckout } from '../payment/payment.queries.ts'
import { findPlacement } from '../payment/placement/placement.queries.ts'
import { endOpenAttempt, saveOutcome } from '../payment/settle-payment.ts'
import { findReceived, insertReceived } from './retail-payment.queries.ts'

type Input = ParsedInput<typeof contract.receiveMoney>
type Reason = 'not_found' | 'not_receivable' | 'already_paid' | 'sum_too_large' | 'payment_open'
type Receivable = { orderId: number; basketGroup: string; due: number }

/**
 * Enters money that staff received for an order of their store: at the till, from the courier
 * (payment.on-receipt), or as a transfer for its bill. It is a payment of the order that is settled
 * like every other. An online attempt ends first, so that the order is not paid twice; one entry of a
 * press is one payment.
 */
export async function receiveMoney(
  context: Context,
  input: Input,
): Promise<{ received: number; due: number } | Refusal<Reason>> {
  const { db, services, session, idempotencyKey } = context
  const { sum, method } = input
  const receivedBy = session?.userId
  if (!receivedBy) return refuse('not_found')
  const earlier = await findEarlierEntry(context)
  if (earlier) return earlier
  const found = await transact(db, (tx) => checkReceivable(context, tx, input))
  if (found instanceof Refusal) return found
  if (!(await endOpenAttempt(services, found.basketGroup))) return refuse('payment_open')
  const providerPaymentId = buildReceivedId(receivedBy, idempotencyKey ?? randomUUID())
  return transact(db, async (tx) => {
    const receivable = await checkReceivable(context, tx, input)
    if (receivable instanceof Refusal) return receivable
    const { orderId, basketGroup, due } = receivable
    if (await findOpenAttempt(tx, basketGroup)) return refuse('payment_open')
    const checkout = await findPaidCheckout(tx, basketGroup)
    if (!checkout) return refuse('not_found')
    const { currencyCode } = checkout
    const received = { basketGroup, orderId, method, amount: sum, currencyCode, receivedBy }
    const row = await insertReceived(tx, { ...received, providerPaymentId })
    await saveOutcome(services, tx, row, { state: 'succeeded', amount: sum, currencyCode })
    return { received: sum, due: due - sum }
  })
}

const buildReceivedId = (userId: number, key: string) => `${userId}:${key}`

/** What an entry with the context's Idempotency-Key has received; null if there is none. */
export async function findEarlierEntry({ db, session, idempotencyKey }: Context) {
  if (!session?.userId || !idempotencyKey) return null
  return findReceived(db, buildReceivedId(session.userId, idempotencyKey))
}

/** An order of the own store, locked, that is paid in this way and owes at least this sum. */
async function checkReceivable(
  context: Context,
  tx: Db,
  { orderGuid, sum, method }: Input,
): Promise<
  Receivable | Refusal<'not_found' | 'not_receivable' | 'already_paid' | 'sum_too_large'>
> {
  const order = await lockRetailOrder(context, tx, orderGuid)
  if (!order) return refuse('not_found')
  const { id: orderId, basketGroup } = order
  const way = method === 'bill' ? 'bill' : 'onReceipt'
  const isReceivable = (await findPlacement(tx, basketGroup)) === way
  if (!isReceivable || order.state === 'cancelled') return refuse('not_receivable')
  const orders = await findDueOrders(tx, basketGroup, { lock: false })
  const found = orders.find(({ id }) => id === orderId)
  const due = found?.due ?? 0
  if (due <= 0) return refuse('already_paid')
  if (sum > due) return refuse('sum_too_large', { values: { due } })
  return { orderId, basketGroup, due }
}
