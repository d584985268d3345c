import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id, money } from '../platform/database/columns.ts'
import { payment } from './payment.table.ts'

/** Certificates issued together. */
export const certificateBatch = pgTable(
  'certificate_batch',
  {
    id: id(),
    count: integer().notNull(),
    face: money().notNull(),
    currencyCode: text().notNull(),
    validUntil: at(),
    createdAt: createdAt(),
  },
  (table) => [check('certificate_batch_size', sql`${table.count} > 0 and ${table.face} > 0`)],
)

/**
 * Prepaid money (certificate.currency). The code is public on the printed certificate; whoever also
 * has its secret key may spend it, so the key is stored as a hash only.
 */
export const certificate = pgTable(
  'certificate',
  {
    id: id(),
    batchId: integer()
      .notNull()
      .references(() => certificateBatch.id),
    /** 80 random bits, without the dashes it is printed with. */
    code: text().notNull().unique(),
    keyHash: text().notNull(),
    face: money().notNull(),
    /** The sum of its entries; a trigger compares them. */
    balance: money().notNull(),
    currencyCode: text().notNull(),
    /** When it ends; null for one that never does. */
    validUntil: at(),
    isBlocked: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('certificate_balance', sql`${table.balance} between 0 and ${table.face}`),
    index().on(table.batchId),
  ],
)

export type CertificateEntryKind = 'issue' | 'write-off' | 'return'

/** The ledger of certificates: append-only; the balance of a certificate is the sum of its entries. */
export const certificateEntry = pgTable(
  'certificate_entry',
  {
    id: bigId(),
    certificateId: integer()
      .notNull()
      .references(() => certificate.id),
    kind: text().$type<CertificateEntryKind>().notNull(),
    /** Below zero for a write-off. */
    amount: money().notNull(),
    /** The payment that it paid or that went back; null for an issue, or where it was spent at a till. */
    paymentGuid: uuid().references(() => payment.guid),
    /** Of the request that caused it, so that a repeated request is recorded once. */
    key: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'certificate_entry_amount',
      sql`(${table.kind} in ('issue', 'return') and ${table.amount} > 0) or (${table.kind} = 'write-off' and ${table.amount} < 0)`,
    ),
    index().on(table.certificateId),
    index().on(table.paymentGuid),
  ],
)
