import { eq } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'
import { sandboxReceipt } from '../../../src/schema/sandbox-receipt.table.ts'

export type SandboxReceipt = typeof sandboxReceipt.$inferSelect

/** Creates a receipt; the same idempotency key returns the same receipt. */
export async function writeSandboxReceipt(
  db: Db,
  values: Pick<SandboxReceipt, 'idempotenceKey' | 'paymentId' | 'type' | 'items'>,
): Promise<SandboxReceipt> {
  await db.insert(sandboxReceipt).values(values).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(sandboxReceipt)
    .where(eq(sandboxReceipt.idempotenceKey, values.idempotenceKey))
  if (!row) throw new Error('the sandbox receipt was not saved')
  return row
}

export async function findSandboxReceipt(db: Db, id: string): Promise<SandboxReceipt | null> {
  const [row] = await db.select().from(sandboxReceipt).where(eq(sandboxReceipt.id, id))
  return row ?? null
}
