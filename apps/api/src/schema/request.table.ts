import type { DeskKind } from '@svetlitsa/domain/request/desk-request'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bigId, bytea, createdAt, guid } from '../platform/database/columns.ts'
import { region } from './region.table.ts'

/** A request submitted through a form, or made by a limit of orders; answered by staff. */
export const formRequest = pgTable(
  'form_request',
  {
    id: bigId(),
    guid: guid(),
    kind: text().$type<DeskKind>().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    name: text().notNull(),
    /** 11 digits. */
    phone: text().notNull(),
    email: text(),
    /** Further fields of the form, by their names. */
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    comment: text().notNull().default(''),
    language: text().notNull().default('ru'),
    sessionId: integer(),
    /** Hash of the whole content, to detect a form submitted twice. */
    contentHash: bytea().notNull(),
    /** When staff took it and when it was answered; both are null for a new request. */
    takenAt: at(),
    doneAt: at(),
    /** The member of staff who changed its state last. */
    handledById: integer(),
    /** Internal note of the staff. */
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'form_request_kind',
      sql`${table.kind} in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy', 'order-limit', 'order', 'price-tag')`,
    ),
    check('form_request_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`),
    index().on(table.contentHash, table.createdAt),
    index().on(table.phone, table.createdAt),
    index('form_request_open').on(table.kind, table.createdAt).where(sql`${table.doneAt} is null`),
  ],
)
