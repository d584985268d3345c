import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  type DeliveryState,
  webhookAttempt,
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../schema/webhook.table.ts'

interface LogFilter {
  webhookId: number | undefined
  state: DeliveryState | undefined
  after: number | undefined
}

export type AttemptRow = typeof webhookAttempt.$inferSelect

/** Deliveries, newest first, read on by their ids. */
export function findDeliveries(db: Db, { webhookId, state, after }: LogFilter, limit: number) {
  return db
    .select({ delivery: webhookDelivery, event: webhookEvent, endpoint: webhookEndpoint })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eq(webhookEvent.id, webhookDelivery.eventId))
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(
      and(
        webhookId ? eq(webhookDelivery.endpointId, webhookId) : undefined,
        state ? eq(webhookDelivery.state, state) : undefined,
        after ? lt(webhookDelivery.id, after) : undefined,
      ),
    )
    .orderBy(desc(webhookDelivery.id))
    .limit(limit)
}

/** The attempts of deliveries, in their order. */
export async function findAttempts(
  db: Db,
  deliveryIds: readonly number[],
): Promise<Map<number, AttemptRow[]>> {
  if (deliveryIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(webhookAttempt)
    .where(inArray(webhookAttempt.deliveryId, [...deliveryIds]))
    .orderBy(asc(webhookAttempt.number))
  return Map.groupBy(rows, ({ deliveryId }) => deliveryId)
}
