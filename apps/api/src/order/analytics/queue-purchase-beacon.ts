import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { purchaseBeaconJob } from './send-analytics-event.ts'

/** Queues the purchase report in the transaction that creates the orders, once per checkout. */
export async function queuePurchaseBeacon(
  { services, session }: Pick<Shopper, 'services' | 'session'>,
  tx: Db,
  basketGroup: string,
): Promise<void> {
  if (!services.env.ANALYTICS_URL) return
  const payload = { basketGroup, isStaff: isStaff(session?.groups ?? []) }
  const dedupeKey = `purchase-beacon:${basketGroup}`
  await services.jobs.enqueue(tx, purchaseBeaconJob, payload, { dedupeKey })
}
