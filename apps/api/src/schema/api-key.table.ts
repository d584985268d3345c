import type { ApiKeyScope } from '@svetlitsa/domain/api-key/api-key-scope'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytea, createdAt, id } from '../platform/database/columns.ts'

/** Keys by which other programs, such as 1C, call the shop (exchange.keys). */
export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    name: text().notNull(),
    /** The login of the key, which is shown; its secret is kept as a hash only. */
    prefix: text().notNull().unique(),
    secretHash: bytea().notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    callsPerMinute: integer().notNull(),
    lastUsedAt: at(),
    revokedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    check('api_key_name', sql`length(${table.name}) between 1 and 100`),
    check(
      'api_key_scopes',
      sql`cardinality(${table.scopes}) > 0 and ${table.scopes} <@ array['goods:write', 'orders:read', 'orders:write']`,
    ),
    check('api_key_calls_per_minute', sql`${table.callsPerMinute} between 1 and 6000`),
  ],
)
