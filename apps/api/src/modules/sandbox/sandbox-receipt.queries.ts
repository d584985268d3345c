import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { sandboxReceipt } from './sandbox-receipt.table.ts'

export type SandboxReceipt = typeof sandboxReceipt.$inferSelect

/** Writes a receipt; the same key gives the same one. */
export async function writeSandboxReceipt(
  db: Db,
  made: Pick<SandboxReceipt, 'idempotenceKey' | 'paymentId' | 'type' | 'items'>,
): Promise<SandboxReceipt> {
  await db.insert(sandboxReceipt).values(made).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(sandboxReceipt)
    .where(eq(sandboxReceipt.idempotenceKey, made.idempotenceKey))
  if (!row) throw new Error('the sandbox receipt was not stored')
  return row
}

export async function findSandboxReceipt(db: Db, id: string): Promise<SandboxReceipt | null> {
  const [row] = await db.select().from(sandboxReceipt).where(eq(sandboxReceipt.id, id))
  return row ?? null
}
