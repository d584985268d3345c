import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { sandboxPayment } from './sandbox.table.ts'

export type SandboxPayment = typeof sandboxPayment.$inferSelect

/** Makes a payment; the same key gives the same one. */
export async function openSandboxPayment(
  db: Db,
  made: Pick<
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
  await db.insert(sandboxPayment).values(made).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(sandboxPayment)
    .where(eq(sandboxPayment.idempotenceKey, made.idempotenceKey))
  if (!row) throw new Error('the sandbox payment was not stored')
  return row
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | null> {
  // A code shown on a screen lives a quarter of an hour; a card's page has no end.
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

/** Ends a pending payment one way or the other; null where it was ended before. */
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

/** Gives money back; false where more would go back than came. */
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
