import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { at, bigId, bytea, createdAt } from './columns.ts'

/** Responses of completed writes, by session and key. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: bytea().notNull(),
    status: integer(),
    answer: jsonb(),
    startedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.startedAt)],
)

/** Changes of the shop's pages, sent to every router within a second. */
export const pageChange = pgTable('page_change', {
  id: bigId(),
  tags: text().array().notNull(),
  /** A bulk change: pages are refreshed in the background while the old ones are served. */
  isSoft: boolean().notNull().default(false),
  createdAt: createdAt(),
})

/** Until when the pages with a tag were told what began and ended by the clock. */
export const pageAnnouncement = pgTable('page_announcement', {
  tag: text().primaryKey(),
  announcedAt: at().notNull().defaultNow(),
})

/** Counters of limited calls; rate-limiter-flexible writes them (ADR 0074). Unlogged. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds of the epoch at which the count ends. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
)
