import type { WebhookEvent } from '@svetlitsa/domain/webhook/webhook'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type DisabledReason, webhookEndpoint } from '../../schema/webhook.table.ts'

export type WebhookRow = typeof webhookEndpoint.$inferSelect

const isKept = ne(webhookEndpoint.state, 'removed')

/** The webhooks of the shop, newest first. */
export function findWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.select().from(webhookEndpoint).where(isKept).orderBy(desc(webhookEndpoint.id))
}

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.id, id), isKept))
  return row ?? null
}

/** Adds a webhook; null where the shop has as many as it may have. */
export async function addWebhook(
  tx: Db,
  values: { name: string; url: string; events: WebhookEvent[]; secret: string },
  most: number,
): Promise<WebhookRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhook-endpoint', 0))`)
  if ((await tx.$count(webhookEndpoint, isKept)) >= most) return null
  const [row] = await tx.insert(webhookEndpoint).values(values).returning()
  return row ?? null
}

/** Changes what a webhook is told, and where; null where there is none. */
export async function changeWebhook(
  db: Db,
  id: number,
  values: { name: string; url: string; events: WebhookEvent[] },
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhookEndpoint)
    .set(values)
    .where(and(eq(webhookEndpoint.id, id), isKept))
    .returning()
  return row ?? null
}

/** Replaces the secret; the former one signs, too, until then. */
export async function rotateSecret(
  db: Db,
  id: number,
  { secret, previousUntil }: { secret: string; previousUntil: Date },
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhookEndpoint)
    .set({ secret, previousSecret: sql`${webhookEndpoint.secret}`, previousUntil })
    .where(and(eq(webhookEndpoint.id, id), isKept))
    .returning()
  return row ?? null
}

/** Pauses a webhook, or starts one that was paused or disabled; false where there is none. */
export async function setWebhookPaused(db: Db, id: number, isPaused: boolean): Promise<boolean> {
  const changed = await db
    .update(webhookEndpoint)
    .set({ state: isPaused ? 'paused' : 'active', disabledReason: null, failingSince: null })
    .where(and(eq(webhookEndpoint.id, id), isKept))
    .returning({ id: webhookEndpoint.id })
  return changed.length > 0
}

/** Removes a webhook with its secrets; its row stays (ADR 0083). */
export async function removeWebhook(db: Db, id: number): Promise<boolean> {
  const removed = await db
    .update(webhookEndpoint)
    .set({
      state: 'removed',
      secret: '',
      previousSecret: null,
      previousUntil: null,
      disabledReason: null,
    })
    .where(and(eq(webhookEndpoint.id, id), isKept))
    .returning({ id: webhookEndpoint.id })
  return removed.length > 0
}

export async function noteSuccess(tx: Db, id: number): Promise<void> {
  await tx
    .update(webhookEndpoint)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoint.id, id), sql`${webhookEndpoint.failingSince} is not null`))
}

/** Notes a failure, and disables the webhook that has failed since before a time. */
export async function noteFailure(
  tx: Db,
  id: number,
  { now, disableBefore }: { now: Date; disableBefore: Date },
): Promise<boolean> {
  await tx
    .update(webhookEndpoint)
    .set({ failingSince: now })
    .where(and(eq(webhookEndpoint.id, id), isNull(webhookEndpoint.failingSince)))
  const isFailing = sql`${webhookEndpoint.failingSince} <= ${disableBefore.toISOString()}::timestamptz`
  return disableWebhook(tx, id, 'failing', isFailing)
}

/** Disables a webhook that is not stopped by staff; false where it is not active. */
export async function disableWebhook(
  tx: Db,
  id: number,
  reason: DisabledReason,
  condition = sql`true`,
): Promise<boolean> {
  const disabled = await tx
    .update(webhookEndpoint)
    .set({ state: 'disabled', disabledReason: reason })
    .where(and(eq(webhookEndpoint.id, id), eq(webhookEndpoint.state, 'active'), condition))
    .returning({ id: webhookEndpoint.id })
  return disabled.length > 0
}

/** The deliveries of each webhook, counted by their state. */
export async function countDeliveries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, DeliveryCounts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<DeliveryCounts & { endpointId: number }>(sql`
    select endpoint_id as "endpointId",
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from webhook_delivery where ${inArray(sql`endpoint_id`, [...ids])} group by 1`)
  return new Map(rows.map(({ endpointId, ...counts }) => [endpointId, counts]))
}

export interface DeliveryCounts extends Record<string, unknown> {
  delivered: number
  waiting: number
  failed: number
}
