import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bigId, bytea, createdAt, guid } from '../../platform/columns.ts'
import { region } from '../region/region.table.ts'

export type RequestKind =
  | 'callback'
  | 'measurer'
  | 'suppliers'
  | 'for-designers'
  | 'franchising'
  | 'marketplace'
  | 'vacancy'

/** What somebody asked for by a form; a member of staff answers it. */
export const formRequest = pgTable(
  'form_request',
  {
    id: bigId(),
    guid: guid(),
    kind: text().$type<RequestKind>().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    name: text().notNull(),
    /** 11 digits. */
    phone: text().notNull(),
    email: text(),
    /** What else the form asks, by the names of its fields. */
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    comment: text().notNull().default(''),
    language: text().notNull().default('ru'),
    sessionId: integer(),
    /** Of all that was said: a form sent twice meets its twin here. */
    contentHash: bytea().notNull(),
    /** When somebody took it up, and when it was answered: new before both. */
    takenAt: at(),
    doneAt: at(),
    /** The member of staff who moved it last. */
    handledById: integer(),
    /** What the staff noted for one another. */
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'form_request_kind',
      sql`${table.kind} in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy')`,
    ),
    check('form_request_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`),
    index().on(table.contentHash, table.createdAt),
    index().on(table.phone, table.createdAt),
    index('form_request_open').on(table.kind, table.createdAt).where(sql`${table.doneAt} is null`),
  ],
)
