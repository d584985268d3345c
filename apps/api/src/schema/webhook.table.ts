import type { WebhookEvent } from '@svetlitsa/domain/webhook/webhook'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id } from '../platform/database/columns.ts'

export type WebhookState = 'active' | 'paused' | 'disabled' | 'removed'
/** The receiver answered 410, or it has failed for days. */
export type DisabledReason = 'gone' | 'failing'

/** Addresses of other programs that are told what happens in the shop (exchange.webhooks). */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: id(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Signatures are made with it, so it is kept as it is; empty once the webhook is removed. */
    secret: text().notNull(),
    /** The secret before the last rotation signs, too, until then. */
    previousSecret: text(),
    previousUntil: at(),
    state: text().$type<WebhookState>().notNull().default('active'),
    disabledReason: text().$type<DisabledReason>(),
    /** The first failure since the last success. */
    failingSince: at(),
    createdAt: createdAt(),
  },
  (table) => [
    check('webhook_endpoint_name', sql`length(${table.name}) between 1 and 100`),
    check('webhook_endpoint_url', sql`length(${table.url}) between 1 and 1000`),
    check(
      'webhook_endpoint_events',
      sql`cardinality(${table.events}) > 0 and ${table.events} <@ array['order.placed', 'order.state_changed', 'order.paid', 'order.assembled', 'payment.received', 'payment.refunded', 'stock.arrived']`,
    ),
    check(
      'webhook_endpoint_state',
      sql`${table.state} in ('active', 'paused', 'disabled', 'removed')`,
    ),
    check(
      'webhook_endpoint_disabled_reason',
      sql`(${table.state} = 'disabled') = (${table.disabledReason} is not null) and ${table.disabledReason} in ('gone', 'failing')`,
    ),
    check(
      'webhook_endpoint_previous',
      sql`(${table.previousSecret} is null) = (${table.previousUntil} is null)`,
    ),
  ],
)

/** What happened; triggers write it in the transaction of the change (ADR 0083). */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_event_created_at').on(table.createdAt)],
)

export type DeliveryState = 'waiting' | 'delivered' | 'failed'
/** The receiver answered 410, the attempts ended, or the webhook was stopped meanwhile. */
export type FailedReason = 'gone' | 'exhausted' | 'stopped'

/** An event on its way to one webhook. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: bigId(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoint.id),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvent.id, { onDelete: 'cascade' }),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    failedReason: text().$type<FailedReason>(),
    attempts: integer().notNull().default(0),
    /** Whether the job of the first attempt was queued. */
    isQueued: boolean().notNull().default(false),
    nextAttemptAt: at().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_delivery_once').on(table.endpointId, table.eventId),
    check('webhook_delivery_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check(
      'webhook_delivery_failed_reason',
      sql`(${table.state} = 'failed') = (${table.failedReason} is not null) and ${table.failedReason} in ('gone', 'exhausted', 'stopped')`,
    ),
    check(
      'webhook_delivery_next_attempt',
      sql`(${table.state} = 'waiting') = (${table.nextAttemptAt} is not null)`,
    ),
    index('webhook_delivery_to_queue').on(table.id).where(sql`not ${table.isQueued}`),
    index('webhook_delivery_event').on(table.eventId),
  ],
)

export type AttemptError = 'status' | 'redirect' | 'timeout' | 'private_address' | 'connection'

/** An attempt to deliver, and what came of it. */
export const webhookAttempt = pgTable(
  'webhook_attempt',
  {
    deliveryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhookDelivery.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: at().notNull(),
    durationMs: integer().notNull(),
    /** The status of the answer; null where none came. */
    status: integer(),
    error: text().$type<AttemptError>(),
    /** What the network said, such as ECONNREFUSED. */
    detail: text().notNull().default(''),
    /** The first bytes of the answer. */
    answer: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.number] }),
    check(
      'webhook_attempt_error',
      sql`${table.error} in ('status', 'redirect', 'timeout', 'private_address', 'connection')`,
    ),
    check(
      'webhook_attempt_answered',
      sql`${table.status} is not null or ${table.error} is not null`,
    ),
  ],
)
