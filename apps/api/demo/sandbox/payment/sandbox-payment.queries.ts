import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'
import { sandboxPayment, sandboxRefund } from '../../../src/schema/sandbox-payment.table.ts'

export type SandboxPayment = typeof sandboxPayment.$inferSelect

/** Creates a payment; the same idempotency key returns the same payment. */
export async function openSandboxPayment(
  db: Db,
  values: Pick<
    SandboxPayment,
    | 'idempotenceKey'
    | 'amount'
    | 'currencyCode'
    | 'description'
    | 'returnUrl'
    | 'webhookUrl'
    | 'look'
  > & { id?: string },
): Promise<SandboxPayment> {
  await db.insert(sandboxPayment).values(values).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(sandboxPayment)
    .where(eq(sandboxPayment.idempotenceKey, values.idempotenceKey))
  if (!row) throw new Error('the sandbox payment was not saved')
  return row
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | null> {
  // A QR code on a screen expires after 15 minutes; a card page and an application do not.
  await db
    .update(sandboxPayment)
    .set({ status: 'canceled', settledAt: sql`now()` })
    .where(
      and(
        eq(sandboxPayment.id, id),
        eq(sandboxPayment.status, 'pending'),
        sql`${sandboxPayment.look} not in ('card', 'credit') and ${sandboxPayment.createdAt} < now() - interval '15 minutes'`,
      ),
    )
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
  return row ?? null
}

/** The bank asks the buyer for a code: for five minutes the payment cannot be cancelled. */
export async function markConfirming(db: Db, id: string): Promise<void> {
  await db
    .update(sandboxPayment)
    .set({ confirmingUntil: sql`now() + interval '5 minutes'` })
    .where(eq(sandboxPayment.id, id))
}

/**
 * Completes a pending payment with an outcome; null if it was already completed. A late
 * confirmation also completes one that the shop has cancelled.
 */
export async function endSandboxPayment(
  db: Db,
  id: string,
  outcome: { status: 'succeeded' | 'canceled'; cardLast4: string | null; isLate: boolean },
): Promise<SandboxPayment | null> {
  const { status, cardLast4, isLate } = outcome
  const open = isLate ? (['pending', 'canceled'] as const) : (['pending'] as const)
  const [row] = await db
    .update(sandboxPayment)
    .set({ status, cardLast4, settledAt: sql`now()` })
    .where(and(eq(sandboxPayment.id, id), inArray(sandboxPayment.status, open)))
    .returning()
  return row ?? null
}

/** Cancels a pending payment for the shop; false if it is completed or being confirmed. */
export async function cancelSandboxPayment(db: Db, id: string): Promise<boolean> {
  const done = await db
    .update(sandboxPayment)
    .set({ status: 'canceled', settledAt: sql`now()` })
    .where(
      and(
        eq(sandboxPayment.id, id),
        eq(sandboxPayment.status, 'pending'),
        sql`coalesce(${sandboxPayment.confirmingUntil}, '-infinity') < now()`,
      ),
    )
    .returning({ id: sandboxPayment.id })
  return done.length > 0
}

/** Confirms for the shop what the buyer has signed; false if it is not signed. */
export async function commitSandboxPayment(db: Db, id: string): Promise<boolean> {
  const done = await db
    .update(sandboxPayment)
    .set({ committedAt: sql`coalesce(${sandboxPayment.committedAt}, now())` })
    .where(and(eq(sandboxPayment.id, id), eq(sandboxPayment.status, 'succeeded')))
    .returning({ id: sandboxPayment.id })
  return done.length > 0
}

/**
 * Refunds a payment, once for an idempotency key; false if the refunds would exceed the payment.
 */
export async function refundSandboxPayment(
  db: Db,
  { id, amount, key }: { id: string; amount: number; key: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandboxPayment)
      .where(eq(sandboxPayment.id, id))
      .for('update')
    const [earlier] = await tx
      .select()
      .from(sandboxRefund)
      .where(eq(sandboxRefund.idempotenceKey, key))
    if (earlier) return earlier.paymentId === id && earlier.amount === amount
    if (row?.status !== 'succeeded' || row.refunded + amount > row.amount) return false
    await tx.insert(sandboxRefund).values({ idempotenceKey: key, paymentId: id, amount })
    await tx
      .update(sandboxPayment)
      .set({ refunded: row.refunded + amount })
      .where(eq(sandboxPayment.id, id))
    return true
  })
}
