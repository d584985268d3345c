import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, guid } from '../platform/database/columns.ts'

/** Receipts of the sandbox's cash register; the id is the number of the fiscal document. */
export const sandboxReceipt = pgTable('sandbox_receipt', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: guid(),
  idempotenceKey: text().notNull().unique(),
  /** Null for a receipt by order. */
  paymentId: uuid(),
  type: text().$type<'payment' | 'refund'>().notNull(),
  items: jsonb().notNull(),
  createdAt: createdAt(),
})
