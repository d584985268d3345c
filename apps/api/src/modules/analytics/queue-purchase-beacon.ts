import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { enqueueJob } from '../../platform/job-queue.ts'

/** Queues the word to the reports in the transaction that makes the orders; once for a checkout. */
export async function queuePurchaseBeacon(
  { services, session }: Context,
  tx: Db,
  basketGroup: string,
): Promise<void> {
  if (!services.env.ANALYTICS_URL) return
  await enqueueJob(tx, {
    kind: 'purchase-beacon',
    payload: { basketGroup, isStaff: isStaff(session?.groups ?? []) },
    dedupeKey: `purchase-beacon:${basketGroup}`,
  })
}
