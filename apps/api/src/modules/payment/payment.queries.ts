import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orderDelivery } from '../delivery/delivery.table.ts'
import { checkout, shopOrder } from '../order/order.table.ts'
import { payment, paymentNotice } from './payment.table.ts'

export type PaymentRow = typeof payment.$inferSelect

/** The orders of a checkout as money sees them. */
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
  wanted: Pick<PaymentRow, 'checkoutGuid' | 'provider' | 'method' | 'amount'>,
) {
  const [row] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.checkoutGuid, wanted.checkoutGuid),
        eq(payment.provider, wanted.provider),
        eq(payment.method, wanted.method),
        eq(payment.amount, wanted.amount),
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

/** The payment begun last for a checkout, however it ended. */
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

/** Keeps a notice once; false for its twin. */
export async function keepNotice(
  db: Db,
  notice: { provider: string; event: string; providerPaymentId: string; body: unknown },
): Promise<boolean> {
  const kept = await db
    .insert(paymentNotice)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: paymentNotice.id })
  return kept.length > 0
}

/**
 * Takes pending payments whose status is due to be asked, each by one worker: the next asking is
 * put off by the payment's age before anybody asks.
 */
export async function takePaymentsToAsk(db: Db): Promise<PaymentRow[]> {
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
