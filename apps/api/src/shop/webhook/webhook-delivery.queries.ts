import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  type FailedReason,
  webhookAttempt,
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../schema/webhook.table.ts'

/** Deliveries whose first attempt has no job yet; they are marked as queued. */
export async function takeUnqueuedDeliveries(
  tx: Db,
  limit: number,
): Promise<{ id: number; endpointId: number }[]> {
  const { rows } = await tx.execute<{ id: number; endpointId: number }>(sql`
    update webhook_delivery set is_queued = true
    where id in (select id from webhook_delivery where not is_queued
      order by id limit ${limit} for update skip locked)
    returning id::int, endpoint_id as "endpointId"`)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** A delivery with its event and its webhook. */
export async function findDelivery(db: Db, id: number) {
  const [row] = await db
    .select({ delivery: webhookDelivery, event: webhookEvent, endpoint: webhookEndpoint })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eq(webhookEvent.id, webhookDelivery.eventId))
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(eq(webhookDelivery.id, id))
  return row ?? null
}

export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** Records an attempt; false if it was recorded before. */
export async function recordAttempt(
  tx: Db,
  attempt: typeof webhookAttempt.$inferInsert,
): Promise<boolean> {
  const { deliveryId, number } = attempt
  const isNext = and(
    eq(webhookDelivery.id, deliveryId),
    sql`${webhookDelivery.attempts} = ${number} - 1`,
  )
  const counted = await tx
    .update(webhookDelivery)
    .set({ attempts: number })
    .where(isNext)
    .returning({ id: webhookDelivery.id })
  if (counted.length === 0) return false
  await tx.insert(webhookAttempt).values(attempt)
  return true
}

export async function markDelivered(tx: Db, id: number): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ state: 'delivered', failedReason: null, nextAttemptAt: null })
    .where(eq(webhookDelivery.id, id))
}

export async function markDeliveryFailed(tx: Db, id: number, reason: FailedReason): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ state: 'failed', failedReason: reason, nextAttemptAt: null })
    .where(eq(webhookDelivery.id, id))
}

export async function postponeDelivery(tx: Db, id: number, nextAttemptAt: Date): Promise<void> {
  await tx.update(webhookDelivery).set({ nextAttemptAt }).where(eq(webhookDelivery.id, id))
}

/** Has a delivery tried again now, whatever came of it before; returns the attempts so far. */
export async function reopenDelivery(tx: Db, id: number, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(webhookDelivery)
    .set({ state: 'waiting', failedReason: null, nextAttemptAt: now, isQueued: true })
    .where(eq(webhookDelivery.id, id))
    .returning({ attempts: webhookDelivery.attempts })
  return row?.attempts ?? null
}

/** Adds an event for one webhook alone; returns its delivery. */
export async function addTestEvent(
  tx: Db,
  { endpointId, type, data }: { endpointId: number; type: string; data: Record<string, unknown> },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with made as (
      insert into webhook_event (type, data) values (${type}, ${JSON.stringify(data)}) returning id)
    insert into webhook_delivery (endpoint_id, event_id, is_queued)
    select ${endpointId}::int, id, true from made returning id::int`)
  const [row] = rows
  if (!row) throw new Error('the test event was not added')
  return row.id
}

const AT_ONCE = 5_000

/** Removes events with their deliveries after thirty days, in parts (exchange.webhooks). */
export async function sweepWebhooks(db: Db): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from webhook_event where id in (
        select e.id from webhook_event e
        where e.created_at < now() - interval '30 days' and not exists (
          select from webhook_delivery d where d.event_id = e.id and d.state = 'waiting')
        order by e.created_at limit ${AT_ONCE})`)
    if ((rowCount ?? 0) < AT_ONCE) return
  }
}
