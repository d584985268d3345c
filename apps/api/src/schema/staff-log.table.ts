import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, createdAt } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

export type LoggedAction = 'insert' | 'update' | 'delete'
type LoggedValues = Record<string, unknown>

/** What staff changed, written by triggers within the change's transaction (retail.audit). */
export const staffLog = pgTable(
  'staff_log',
  {
    id: bigId(),
    staffId: integer()
      .notNull()
      .references(() => userAccount.id),
    /** Method and path of the call that made the change. */
    call: text().notNull(),
    tableName: text().notNull(),
    /** The values of the row's key, separated by spaces. */
    rowKey: text().notNull(),
    action: text().$type<LoggedAction>().notNull(),
    /** Of a changed row the changed columns, of a removed one all. Personal data is masked. */
    before: jsonb().$type<LoggedValues>(),
    after: jsonb().$type<LoggedValues>(),
    createdAt: createdAt(),
  },
  (table) => [
    check('staff_log_action', sql`${table.action} in ('insert','update','delete')`),
    index('staff_log_staff_id_index').on(table.staffId, table.id),
    index('staff_log_row').on(table.tableName, table.rowKey, table.id),
    index('staff_log_created_at_index').on(table.createdAt),
  ],
)
