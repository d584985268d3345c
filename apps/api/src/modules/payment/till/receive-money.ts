import { randomUUID } from 'node:crypto'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/till-payment/contract'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { hasFreshCode } from '../../order/retail/has-fresh-code.ts'
import { lockRetailOrder } from '../../order/retail/retail-order.queries.ts'
import { findDueOrders, findOpenAttempt, findPaidCheckout } from '../payment.queries.ts'
import { calculateDue, saveOutcome } from '../payment-outcome.queries.ts'
import { findPlacement } from '../placement/place-checkout.queries.ts'
import { endOpenAttempt } from '../settle-payment.ts'
import { findReceived, insertReceived } from './till-payment.queries.ts'

type Input = ParsedInput<typeof contract.receiveMoney>
type Reason =
  | 'not_found'
  | 'not_on_receipt'
  | 'already_paid'
  | 'sum_too_large'
  | 'payment_open'
  | 'prove_again'
type Receivable = { orderId: number; checkoutGuid: string; due: number }

/**
 * Enters money that staff received for an order of their store at the till or from the courier
 * (payment.on-receipt): a payment of the order that is settled like every other. An online attempt
 * ends first, so that the order is not paid twice; one entry of a press is one payment.
 */
export async function receiveMoney(
  context: Context,
  { orderGuid, sum, method }: Input,
): Promise<{ received: number; due: number } | Refusal<Reason>> {
  const { db, services, session, idempotencyKey } = context
  const receivedBy = session?.userId
  if (!receivedBy) return refuse('not_found')
  if (!(await hasFreshCode(context))) return refuse('prove_again')
  const earlier = await findEarlierEntry(context)
  if (earlier) return earlier
  const found = await transact(db, (tx) => checkReceivable(context, tx, orderGuid, sum))
  if (found instanceof Refusal) return found
  if (!(await endOpenAttempt(services, found.checkoutGuid))) return refuse('payment_open')
  const providerPaymentId = buildReceivedId(receivedBy, idempotencyKey ?? randomUUID())
  return transact(db, async (tx) => {
    const receivable = await checkReceivable(context, tx, orderGuid, sum)
    if (receivable instanceof Refusal) return receivable
    const { orderId, checkoutGuid, due } = receivable
    if (await findOpenAttempt(tx, checkoutGuid)) return refuse('payment_open')
    const checkout = await findPaidCheckout(tx, checkoutGuid)
    if (!checkout) return refuse('not_found')
    const { currencyCode } = checkout
    const received = { checkoutGuid, orderId, method, amount: sum, currencyCode, receivedBy }
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

/** An order of the own store, locked, that is paid on receipt and owes at least this sum. */
async function checkReceivable(
  context: Context,
  tx: Db,
  orderGuid: string,
  sum: number,
): Promise<
  Receivable | Refusal<'not_found' | 'not_on_receipt' | 'already_paid' | 'sum_too_large'>
> {
  const order = await lockRetailOrder(context, tx, orderGuid)
  if (!order) return refuse('not_found')
  const { id: orderId, checkoutGuid } = order
  const isOnReceipt = (await findPlacement(tx, checkoutGuid)) === 'onReceipt'
  if (!isOnReceipt || order.state === 'cancelled') return refuse('not_on_receipt')
  const orders = await findDueOrders(tx, checkoutGuid, { lock: false })
  const found = orders.find(({ id }) => id === orderId)
  const due = found ? calculateDue(found) : 0
  if (due <= 0) return refuse('already_paid')
  if (sum > due) return refuse('sum_too_large', { values: { due } })
  return { orderId, checkoutGuid, due }
}
