import type { ReconciliationKind } from '@svetlitsa/domain/money/reconciliation-kind'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

/** What staff found out about an item of the reconciliation lists; it is open again once it differs. */
export const reconciliationNote = pgTable(
  'reconciliation_note',
  {
    kind: text().$type<ReconciliationKind>().notNull(),
    key: text().notNull(),
    /** What the item looked like when it was resolved. */
    fact: text().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    resolvedById: integer()
      .notNull()
      .references(() => userAccount.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
