import type { ExchangeKind, ExchangeState } from '@svetlitsa/domain/exchange/exchange'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bytea, createdAt, id } from '../platform/database/columns.ts'
import { apiKey } from './api-key.table.ts'
import { shopOrder } from './order.table.ts'

/** A session of 1C, from its login until its cookie expires (exchange.commerceml). */
export const exchangeSession = pgTable('exchange_session', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  apiKeyId: integer()
    .notNull()
    .references(() => apiKey.id),
  tokenHash: bytea().notNull().unique(),
  createdAt: createdAt(),
  expiresAt: at().notNull(),
})

/** The parts of the files that a session sent; the bytes are in the storage. */
export const exchangePart = pgTable(
  'exchange_part',
  {
    sessionId: uuid()
      .notNull()
      .references(() => exchangeSession.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    position: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.fileName, table.position] })],
)

/** The log of what was exchanged. */
export const exchangeRun = pgTable(
  'exchange_run',
  {
    id: id(),
    apiKeyId: integer().references(() => apiKey.id),
    sessionId: uuid(),
    kind: text().$type<ExchangeKind>().notNull(),
    fileName: text().notNull().default(''),
    state: text().$type<ExchangeState>().notNull().default('waiting'),
    lines: text().array().notNull().default([]),
    /** What it did in figures; null where it did not get that far. */
    added: integer(),
    changed: integer(),
    refused: integer(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (table) => [
    check(
      'exchange_run_kind',
      sql`${table.kind} in ('catalog', 'orders-out', 'orders-in', 'import')`,
    ),
    check('exchange_run_state', sql`${table.state} in ('waiting', 'done', 'refused')`),
    check(
      'exchange_run_finished',
      sql`(${table.state} = 'waiting') = (${table.finishedAt} is null)`,
    ),
    index('exchange_run_session').on(table.sessionId, table.fileName),
  ],
)

export type EntryKind = 'group' | 'property' | 'good' | 'offer' | 'priceType' | 'warehouse'

/** What 1C last said of each part of the catalogue. */
export const exchangeEntry = pgTable(
  'exchange_entry',
  {
    kind: text().$type<EntryKind>().notNull(),
    key: text().notNull(),
    goodKey: text().notNull().default(''),
    body: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    check(
      'exchange_entry_kind',
      sql`${table.kind} in ('group', 'property', 'good', 'offer', 'priceType', 'warehouse')`,
    ),
    index('exchange_entry_good').on(table.goodKey).where(sql`${table.kind} = 'offer'`),
  ],
)

/** The last event of each order that a program has confirmed, and the one that it was sent. */
export const exchangeOrder = pgTable(
  'exchange_order',
  {
    apiKeyId: integer()
      .notNull()
      .references(() => apiKey.id),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    sentEventId: bigint({ mode: 'number' }).notNull(),
    confirmedEventId: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.apiKeyId, table.orderId] })],
)
