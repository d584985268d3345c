import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { takeUnqueuedDeliveries } from './webhook-delivery.queries.ts'
import { deliverWebhookJob } from './webhook-jobs.ts'

const AT_ONCE = 200

interface QueuedAttempt {
  deliveryId: number
  endpointId: number
  attempt: number
  runAt?: Date
}

/** Queues an attempt; those of one webhook form a group, so that a slow one delays no other. */
export function enqueueDelivery(
  { jobs }: Services,
  tx: Db,
  { deliveryId, endpointId, attempt, runAt }: QueuedAttempt,
): Promise<void> {
  return jobs.enqueue(
    tx,
    deliverWebhookJob,
    { deliveryId, attempt },
    { runAt, group: `webhook-${endpointId}` },
  )
}

/** Queues the first attempts of what was announced; the mark and the job commit together. */
export async function queueWebhooks(services: Services): Promise<void> {
  for (;;) {
    const queued = await services.database.db.transaction(async (tx) => {
      const deliveries = await takeUnqueuedDeliveries(tx, AT_ONCE)
      for (const { id, endpointId } of deliveries)
        await enqueueDelivery(services, tx, { deliveryId: id, endpointId, attempt: 1 })
      return deliveries.length
    })
    if (queued < AT_ONCE) return
  }
}
