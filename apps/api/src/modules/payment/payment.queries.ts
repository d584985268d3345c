import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../delivery/delivery.table.ts'
import { checkout, shopOrder } from '../order/order.table.ts'
import { payment, paymentNotice } from './payment.table.ts'

export type PaymentRow = typeof payment.$inferSelect

/** The orders of a checkout with the amounts needed for payment. */
export async function findDueOrders(db: Db, checkoutGuid: string, { lock }: { lock: boolean }) {
  const query = db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      state: shopOrder.state,
      paymentState: shopOrder.paymentState,
      total: shopOrder.total,
      paidSum: shopOrder.paidSum,
      refundedSum: shopOrder.refundedSum,
      percentPrepayment: shopOrder.percentPrepayment,
      placedAt: shopOrder.placedAt,
      hasDelivery: sql<boolean>`exists (select 1 from ${orderDelivery} where ${orderDelivery.orderId} = ${shopOrder.id})`,
    })
    .from(shopOrder)
    .where(eq(shopOrder.checkoutGuid, checkoutGuid))
    .orderBy(asc(shopOrder.id))
  return lock ? query.for('update') : query
}

export async function findPaidCheckout(db: Db, guid: string) {
  const [row] = await db.select().from(checkout).where(eq(checkout.guid, guid))
  return row ?? null
}

/** A pending attempt for the same sum, so that a second click does not open a second payment. */
export async function findOpenAttempt(
  db: Db,
  attempt: Pick<PaymentRow, 'checkoutGuid' | 'provider' | 'method' | 'amount'>,
) {
  const [row] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.checkoutGuid, attempt.checkoutGuid),
        eq(payment.provider, attempt.provider),
        eq(payment.method, attempt.method),
        eq(payment.amount, attempt.amount),
        eq(payment.state, 'pending'),
        sql`${payment.createdAt} > now() - interval '15 minutes'`,
      ),
    )
    .limit(1)
  return row ?? null
}

export async function findPendingPayments(db: Db, checkoutGuid: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.checkoutGuid, checkoutGuid), eq(payment.state, 'pending')))
}

/** The latest payment of a checkout, whatever its outcome. */
export async function findLastPayment(db: Db, checkoutGuid: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(eq(payment.checkoutGuid, checkoutGuid))
    .orderBy(desc(payment.createdAt))
    .limit(1)
  return row ?? null
}

export async function findPayment(db: Db, provider: string, providerPaymentId: string) {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.providerPaymentId, providerPaymentId)))
  return row ?? null
}

/** Saves a notification once; returns false for a duplicate. */
export async function saveNotice(
  db: Db,
  notice: { provider: string; event: string; providerPaymentId: string; body: unknown },
): Promise<boolean> {
  const inserted = await db
    .insert(paymentNotice)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: paymentNotice.id })
  return inserted.length > 0
}

/**
 * Claims pending payments whose status check is due, each for one worker. The next check is
 * postponed according to the payment's age before the provider is called.
 */
export async function claimPaymentsToCheck(db: Db): Promise<PaymentRow[]> {
  const due = db
    .select({ guid: payment.guid })
    .from(payment)
    .where(and(eq(payment.state, 'pending'), lte(payment.askAt, sql`now()`)))
    .limit(20)
    .for('update', { skipLocked: true })
  return db
    .update(payment)
    .set({
      askAt: sql`case when ${payment.createdAt} > now() - interval '10 minutes' then now() + interval '20 seconds'
        when ${payment.createdAt} > now() - interval '1 hour' then now() + interval '5 minutes'
        when ${payment.createdAt} > now() - interval '2 days' then now() + interval '1 hour' end`,
    })
    .where(inArray(payment.guid, due))
    .returning()
}
