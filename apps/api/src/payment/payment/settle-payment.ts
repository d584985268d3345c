import { distributePayment } from '@svetlitsa/domain/payment/distribute-payment'
import { eq, sql } from 'drizzle-orm'
import { reopenLapsedOrders } from '../../order/state/reopen-lapsed-orders.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { payment, paymentDiscrepancy } from '../../schema/payment.table.ts'
import { findPaymentProvider } from '../provider/find-provider.ts'
import { ProviderError, type ProviderStatus } from '../provider/payment-provider.ts'
import { recordMoney } from './ledger/record-money.ts'
import {
  cancelUnstarted,
  type DueOrder,
  findDueOrders,
  findOpenAttempt,
  lockPaidCheckout,
  type PaymentRow,
} from './payment.queries.ts'
import { refundPaymentJob } from './payment-jobs.ts'
import { queuePaymentMessages } from './payment-messages.ts'

/**
 * Asks the provider for the outcome of a payment and saves it. The return page, the webhook and the
 * reconciler all call it. The provider is called outside any transaction; then one caller finds the
 * payment still open under the checkout's lock and writes, and the others find it settled. Returns
 * whether the provider still waits for the buyer.
 */
export async function settlePayment(services: Services, attempt: PaymentRow): Promise<boolean> {
  const provider = findPaymentProvider(services, attempt)
  if (!provider || attempt.providerPaymentId === null) return true
  const status = await provider.status(attempt.providerPaymentId)
  await saveStatus(services, attempt, status)
  return status.state === 'pending'
}

/**
 * Cancels an attempt at its provider, and saves the outcome: if the buyer was faster, it is paid.
 * Returns false while the provider keeps it open, so that no other attempt may be started.
 */
export async function endAttempt(services: Services, attempt: PaymentRow): Promise<boolean> {
  if (attempt.providerPaymentId === null) {
    await cancelUnstarted(services.database.db, attempt.guid)
    return true
  }
  const provider = findPaymentProvider(services, attempt)
  if (!provider) return false
  const status = await provider.cancel(attempt.providerPaymentId)
  await saveStatus(services, attempt, status)
  return status.state !== 'pending'
}

/** The same, where an unreachable provider keeps its attempt open: the buyer may be paying there. */
export async function tryToEndAttempt(services: Services, attempt: PaymentRow): Promise<boolean> {
  try {
    return await endAttempt(services, attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn({ err: error, payment: attempt.guid }, 'an attempt could not be cancelled')
    return false
  }
}

/** Ends the open attempt of a checkout before its sum changes; false while it cannot be ended. */
export async function endOpenAttempt(services: Services, basketGroup: string): Promise<boolean> {
  const attempt = await findOpenAttempt(services.database.db, basketGroup)
  return attempt === null || tryToEndAttempt(services, attempt)
}

async function saveStatus(services: Services, attempt: PaymentRow, status: ProviderStatus) {
  if (status.state === 'pending') return
  await services.database.db.transaction((tx) => saveOutcome(services, tx, attempt, status))
}

/**
 * Saves the outcome reported by the provider, once. A cancelled attempt can still succeed, when the
 * provider confirms it late; one that succeeded is never changed.
 */
export async function saveOutcome(
  services: Services,
  tx: Db,
  { guid, basketGroup }: Pick<PaymentRow, 'guid' | 'basketGroup'>,
  status: ProviderStatus,
): Promise<void> {
  await lockPaidCheckout(tx, basketGroup)
  const [row] = await tx.select().from(payment).where(eq(payment.guid, guid)).for('update')
  if (!row || row.state === 'succeeded' || row.state === status.state) return
  if (status.state === 'canceled') {
    await tx
      .update(payment)
      .set({
        state: 'canceled',
        settledAt: sql`now()`,
        askAt: sql`now() + interval '10 minutes'`,
      })
      .where(eq(payment.guid, guid))
    return
  }
  // Money of another currency is in no ledger: it can only go back, at the provider and by hand.
  const amount = status.currencyCode === row.currencyCode ? status.amount : 0
  if (amount !== row.amount) await recordDiscrepancy(services, tx, row, status)
  const state = amount > 0 ? 'succeeded' : 'canceled'
  await tx
    .update(payment)
    .set({ state, settledAt: sql`now()`, askAt: null, ...(amount > 0 ? { amount } : {}) })
    .where(eq(payment.guid, guid))
  if (amount > 0) await creditOrders(services, tx, { ...row, amount })
}

/** Lists a payment for the staff: it is what came that counts, and the rest stays due or goes back. */
async function recordDiscrepancy(
  services: Services,
  tx: Db,
  { guid: paymentGuid, amount: requested }: PaymentRow,
  { amount: received, currencyCode }: ProviderStatus,
): Promise<void> {
  services.log.error(
    { payment: paymentGuid, requested, received, currencyCode },
    'the provider reports a sum that differs from the requested one',
  )
  await tx
    .insert(paymentDiscrepancy)
    .values({ paymentGuid, requested, received, currencyCode })
    .onConflictDoNothing()
}

/**
 * Distributes the sum over the orders' outstanding amounts; what they do not take may open orders
 * again that were cancelled unpaid. What no order owes is recorded as the surplus of one of them and
 * goes back by itself.
 */
async function creditOrders(services: Services, tx: Db, row: PaymentRow): Promise<void> {
  let orders = await findCreditedOrders(tx, row)
  const extra = row.amount - sumDues(orders)
  if (extra > 0) {
    const { basketGroup, guid: paymentGuid } = row
    await reopenLapsedOrders(services, tx, { basketGroup, money: extra, paymentGuid })
    orders = await findCreditedOrders(tx, row)
  }
  const dues = orders.map(({ due }) => due)
  const owed = sumDues(orders)
  const credited = Math.min(row.amount, owed)
  const shares = credited > 0 ? distributePayment(credited, dues) : dues.map(() => 0)
  const income = { payment: row, direction: 'in' } as const
  for (const [index, order] of orders.entries()) {
    const amount = shares[index] ?? 0
    if (amount === 0) continue
    await recordMoney(services, tx, { ...income, orderId: order.id, reason: 'due', amount })
  }
  const surplus = row.amount - credited
  if (surplus > 0) {
    const order = orders.find(({ state }) => state !== 'cancelled') ?? orders[0]
    if (!order) throw new Error(`payment ${row.guid} belongs to no order`)
    const movement = { ...income, orderId: order.id, reason: 'surplus', amount: surplus } as const
    await recordMoney(services, tx, movement)
    const owedBack = { payment: row.guid, amount: surplus }
    await services.jobs.enqueue(tx, refundPaymentJob, owedBack, { dedupeKey: `refund:${row.guid}` })
  }
  if (credited > 0) {
    const paid = orders.filter((_order, index) => (shares[index] ?? 0) > 0)
    await queuePaymentMessages(services, tx, row, {
      numbers: paid.map((order) => order.number),
      sum: credited,
      due: owed - credited,
    })
  }
}

/** The orders that a payment pays, locked: one that staff took it for, or all of the checkout. */
async function findCreditedOrders(tx: Db, { basketGroup, orderId }: PaymentRow) {
  const orders = await findDueOrders(tx, basketGroup, { lock: true })
  return orders.filter(({ id }) => orderId === null || id === orderId)
}

const sumDues = (orders: readonly DueOrder[]) => orders.reduce((sum, order) => sum + order.due, 0)
