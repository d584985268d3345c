import { and, asc, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { payment, paymentNotice } from '../../schema/payment.table.ts'
import { joinLedger } from '../../shop/due-sum/due-sum.queries.ts'
import type { StartedPayment } from '../provider/payment-provider.ts'

export type PaymentRow = typeof payment.$inferSelect
export type DueOrder = Awaited<ReturnType<typeof findDueOrders>>[number]
type AttemptField = 'basketGroup' | 'provider' | 'method' | 'amount' | 'currencyCode'

/** The orders of a checkout with the amounts needed for payment. */
export async function findDueOrders(db: Db, basketGroup: string, { lock }: { lock: boolean }) {
  // The ledger is read once the locks are there: a statement that waits for them reads it as it was.
  if (lock) {
    await db
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(eq(shopOrder.basketGroup, basketGroup))
      .orderBy(asc(shopOrder.id))
      .for('update')
  }
  const ledger = joinLedger(sql`shop_order`)
  return db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      state: shopOrder.state,
      paymentState: shopOrder.paymentState,
      total: shopOrder.total,
      credited: ledger.credited,
      due: ledger.due,
      paidSum: shopOrder.paidSum,
      percentPrepayment: shopOrder.percentPrepayment,
      placedAt: shopOrder.placedAt,
      hasDelivery: isDelivered(sql`true`),
      deliveryDay: sql<string | null>`(select ${orderDelivery.day}::text from ${orderDelivery}
        where ${orderDelivery.orderId} = ${shopOrder.id})`,
      lacksFloor: isDelivered(
        sql`${orderDelivery.lift} <> 'none' and ${orderDelivery.floor} is null`,
      ),
      /** Assembly was asked for, but there is nothing that it could be charged for. */
      lacksAssembly: isDelivered(
        sql`${orderDelivery.assembly} and ${orderDelivery.assemblyPrice} = 0`,
      ),
      /** By a carrier, to whom nothing can be paid. */
      goesByTransport: isDelivered(sql`${orderDelivery.kind} = 'transport'`),
    })
    .from(shopOrder)
    .crossJoinLateral(ledger.table)
    .where(eq(shopOrder.basketGroup, basketGroup))
    .orderBy(asc(shopOrder.id))
}

/** Whether an order has a saved delivery of this kind. */
function isDelivered(condition: SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${orderDelivery}
    where ${orderDelivery.orderId} = ${shopOrder.id} and ${condition})`
}

export async function findPaidCheckout(db: Db, guid: string) {
  const [row] = await db.select().from(checkout).where(eq(checkout.guid, guid))
  return row ?? null
}

/** Serializes what starts and settles payments of a checkout (payment.one-attempt). */
export async function lockPaidCheckout(tx: Db, guid: string): Promise<void> {
  await tx
    .select({ guid: checkout.guid })
    .from(checkout)
    .where(eq(checkout.guid, guid))
    .for('no key update')
}

/** The one attempt of a checkout that has no outcome yet. */
export async function findOpenAttempt(db: Db, basketGroup: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.basketGroup, basketGroup), eq(payment.state, 'pending')))
  return row ?? null
}

export async function insertAttempt(
  tx: Db,
  attempt: Pick<PaymentRow, AttemptField>,
  lifetimeMinutes: number,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payment)
    .values({
      ...attempt,
      expiresAt: sql`now() + make_interval(mins => ${lifetimeMinutes})`,
      askAt: sql`now() + interval '20 seconds'`,
    })
    .returning()
  if (!row) throw new Error('the payment was not saved')
  return row
}

/**
 * Saves what the provider opened; null if the attempt was ended in the meantime. Only a saved
 * address is handed out, so an attempt without one can be ended without asking the provider.
 */
export async function saveStarted(
  db: Db,
  guid: string,
  started: StartedPayment,
): Promise<PaymentRow | null> {
  const [row] = await db
    .update(payment)
    .set(started)
    .where(and(eq(payment.guid, guid), eq(payment.state, 'pending')))
    .returning()
  return row ?? null
}

/** Ends an attempt whose address nobody has. */
export async function cancelUnstarted(db: Db, guid: string): Promise<void> {
  await db
    .update(payment)
    .set({ state: 'canceled', settledAt: sql`now()`, askAt: null })
    .where(
      and(eq(payment.guid, guid), eq(payment.state, 'pending'), isNull(payment.providerPaymentId)),
    )
}

/** Offers an attempt that the provider would not cancel for another quarter of an hour. */
export async function prolongAttempt(db: Db, guid: string): Promise<PaymentRow | null> {
  const [row] = await db
    .update(payment)
    .set({ expiresAt: sql`now() + interval '15 minutes'` })
    .where(and(eq(payment.guid, guid), eq(payment.state, 'pending')))
    .returning()
  return row ?? null
}

/** The latest payment of a checkout, whatever its outcome. */
export async function findLastPayment(db: Db, basketGroup: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(eq(payment.basketGroup, basketGroup))
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
 * Claims payments whose status check is due, each for one worker. The next check is postponed
 * according to the payment's age before the provider is called. A cancelled attempt is checked too,
 * because its provider may confirm it all the same.
 */
export async function claimPaymentsToCheck(db: Db): Promise<PaymentRow[]> {
  const due = db
    .select({ guid: payment.guid })
    .from(payment)
    .where(and(ne(payment.state, 'succeeded'), lte(payment.askAt, sql`now()`)))
    .limit(20)
    .for('update', { skipLocked: true })
  return db
    .update(payment)
    .set({
      askAt: sql`case when greatest(${payment.createdAt}, ${payment.expiresAt}) < now() - interval '2 days' then null
        when ${payment.state} = 'canceled' then now() + interval '6 hours'
        when ${payment.createdAt} > now() - interval '10 minutes' then now() + interval '20 seconds'
        when ${payment.createdAt} > now() - interval '1 hour' then now() + interval '5 minutes'
        else now() + interval '1 hour' end`,
    })
    .where(inArray(payment.guid, due))
    .returning()
}
