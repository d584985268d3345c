import { calculateRetryDelay } from '@svetlitsa/domain/webhook/webhook'
import type { Db } from '../../platform/database/database.ts'
import { handleJob } from '../../platform/jobs/handle-job.ts'
import type { Services } from '../../platform/services/services.ts'
import { postWebhook, type WebhookAnswer } from './post-webhook.ts'
import { enqueueDelivery } from './queue-webhooks.ts'
import { signWebhook } from './sign-webhook.ts'
import { getWebhookAddressRule } from './webhook-address.ts'
import {
  type FoundDelivery,
  findDelivery,
  markDelivered,
  markDeliveryFailed,
  postponeDelivery,
  recordAttempt,
} from './webhook-delivery.queries.ts'
import { disableWebhook, noteFailure, noteSuccess } from './webhook-endpoint.queries.ts'
import { deliverWebhookJob } from './webhook-jobs.ts'

/** A webhook that has failed for so long is disabled. */
const MAX_FAILING_DAYS = 5
const DAY_MS = 86_400_000
const GONE = 410

/**
 * Makes one attempt (exchange.webhooks). A job that died after sending sends the same event with the
 * same id again; one whose attempt is recorded does nothing.
 */
export const deliverWebhook = handleJob(
  deliverWebhookJob,
  async (services, { deliveryId, attempt }) => {
    const { database, clock, env } = services
    const found = await findDelivery(database.db, deliveryId)
    if (found?.delivery.state !== 'waiting' || found.delivery.attempts !== attempt - 1) return
    if (found.endpoint.state !== 'active')
      return markDeliveryFailed(database.db, deliveryId, 'stopped')
    const at = clock.now()
    const started = performance.now()
    const { body, headers } = signWebhook(found, at)
    const isAllowed = getWebhookAddressRule(env.NODE_ENV)
    const answer = await postWebhook({ url: found.endpoint.url, headers, body, isAllowed })
    const durationMs = Math.round(performance.now() - started)
    await database.db.transaction(async (tx) => {
      const values = { deliveryId, number: attempt, at, durationMs, ...answer }
      if (await recordAttempt(tx, values)) await settle(services, tx, { found, attempt, answer })
    })
  },
  { atOnce: 6, perGroup: 2 },
)

async function settle(
  services: Services,
  tx: Db,
  { found, attempt, answer }: { found: FoundDelivery; attempt: number; answer: WebhookAnswer },
): Promise<void> {
  const { delivery, endpoint } = found
  if (!answer.error) {
    await markDelivered(tx, delivery.id)
    return noteSuccess(tx, endpoint.id)
  }
  const now = services.clock.now()
  if (answer.status === GONE) {
    await markDeliveryFailed(tx, delivery.id, 'gone')
    await disableWebhook(tx, endpoint.id, 'gone')
    services.log.warn({ webhook: endpoint.id }, 'a webhook is gone and was disabled')
    return
  }
  const disableBefore = new Date(now.getTime() - MAX_FAILING_DAYS * DAY_MS)
  if (await noteFailure(tx, endpoint.id, { now, disableBefore }))
    services.log.warn({ webhook: endpoint.id }, 'a webhook failed for days and was disabled')
  const delay = calculateRetryDelay(attempt, Math.random())
  if (delay === null) return markDeliveryFailed(tx, delivery.id, 'exhausted')
  const runAt = new Date(now.getTime() + delay * 1_000)
  await postponeDelivery(tx, delivery.id, runAt)
  await enqueueDelivery(services, tx, {
    deliveryId: delivery.id,
    endpointId: endpoint.id,
    attempt: attempt + 1,
    runAt,
  })
}
