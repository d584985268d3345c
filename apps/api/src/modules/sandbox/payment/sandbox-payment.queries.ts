import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { sandboxPayment } from './sandbox-payment.table.ts'

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
  // A QR code on a screen expires after 15 minutes; a card page does not expire.
  await db
    .update(sandboxPayment)
    .set({ status: 'canceled', settledAt: sql`now()` })
    .where(
      and(
        eq(sandboxPayment.id, id),
        eq(sandboxPayment.status, 'pending'),
        sql`${sandboxPayment.look} <> 'card' and ${sandboxPayment.createdAt} < now() - interval '15 minutes'`,
      ),
    )
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
  return row ?? null
}

/** Completes a pending payment with an outcome; null if it was already completed. */
export async function endSandboxPayment(
  db: Db,
  id: string,
  status: 'succeeded' | 'canceled',
  cardLast4: string | null,
): Promise<SandboxPayment | null> {
  const [row] = await db
    .update(sandboxPayment)
    .set({ status, cardLast4, settledAt: sql`now()` })
    .where(and(eq(sandboxPayment.id, id), eq(sandboxPayment.status, 'pending')))
    .returning()
  return row ?? null
}

/** Refunds a payment; false if the refunds would exceed the payment. */
export async function refundSandboxPayment(db: Db, id: string, amount: number): Promise<boolean> {
  const done = await db
    .update(sandboxPayment)
    .set({ refunded: sql`${sandboxPayment.refunded} + ${amount}` })
    .where(
      and(
        eq(sandboxPayment.id, id),
        eq(sandboxPayment.status, 'succeeded'),
        sql`${sandboxPayment.refunded} + ${amount} <= ${sandboxPayment.amount}`,
      ),
    )
    .returning({ id: sandboxPayment.id })
  return done.length > 0
}
