import * as contract from '@svetlitsa/api-client/webhook/contract'
import { webhookTest } from '@svetlitsa/domain/webhook/webhook'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { createWebhook, rotateWebhookSecret } from './create-webhook.ts'
import { enqueueDelivery } from './queue-webhooks.ts'
import { toDelivery, toWebhook } from './to-webhook.ts'
import { parseWebhookUrl } from './webhook-address.ts'
import { addTestEvent, findDelivery, reopenDelivery } from './webhook-delivery.queries.ts'
import {
  changeWebhook,
  countDeliveries,
  findWebhook,
  findWebhooks,
  removeWebhook,
  setWebhookPaused,
} from './webhook-endpoint.queries.ts'
import { findAttempts, findDeliveries } from './webhook-log.queries.ts'

const PAGE = 30

/** The owner's screen of webhooks (exchange.webhooks). */
export const webhookRoutes = [
  handle(contract.getWebhooks, async ({ db, now }) => {
    const rows = await findWebhooks(db)
    const counts = await countDeliveries(
      db,
      rows.map(({ id }) => id),
    )
    return { webhooks: rows.map((row) => toWebhook(row, now, counts.get(row.id))) }
  }),

  handle(contract.createWebhook, async (context, input) => {
    const { db, services, now } = context
    const created = await createWebhook(db, services.env.NODE_ENV, input)
    if (created === 'wrong-url') return refuseUrl(context)
    if (created === 'too-many') return refuse('webhooks_too_many')
    return { webhook: toWebhook(created.row, now), secret: created.secret }
  }),

  handle(contract.changeWebhook, async (context, { id, name, url: given, events }) => {
    const { db, services, now } = context
    const url = parseWebhookUrl(given, services.env.NODE_ENV)
    if (!url) return refuseUrl(context)
    const row = await changeWebhook(db, id, { name, url, events: [...new Set(events)] })
    if (!row) return refuse('not_found')
    return { webhook: toWebhook(row, now, (await countDeliveries(db, [id])).get(id)) }
  }),

  handle(contract.rotateWebhookSecret, async ({ db, now }, { id }) => {
    const rotated = await rotateWebhookSecret(db, id, now)
    if (!rotated) return refuse('not_found')
    const counts = await countDeliveries(db, [id])
    return { webhook: toWebhook(rotated.row, now, counts.get(id)), secret: rotated.secret }
  }),

  handle(contract.pauseWebhook, async ({ db }, { id, isPaused }) =>
    (await setWebhookPaused(db, id, isPaused)) ? { result: true as const } : refuse('not_found'),
  ),

  handle(contract.removeWebhook, async ({ db }, { id }) =>
    (await removeWebhook(db, id)) ? { result: true as const } : refuse('not_found'),
  ),

  handle(contract.testWebhook, async ({ db, services }, { id }) => {
    const endpoint = await findWebhook(db, id)
    if (!endpoint) return refuse('not_found')
    if (endpoint.state !== 'active') return refuse('webhook_stopped')
    const deliveryId = await db.transaction(async (tx) => {
      const data = { name: endpoint.name }
      const added = await addTestEvent(tx, { endpointId: id, type: webhookTest, data })
      await enqueueDelivery(services, tx, { deliveryId: added, endpointId: id, attempt: 1 })
      return added
    })
    return { deliveryId }
  }),

  handle(contract.getWebhookDeliveries, async ({ db }, { webhookId, state, after }) => {
    const rows = await findDeliveries(db, { webhookId, state, after }, PAGE)
    const attempts = await findAttempts(
      db,
      rows.map(({ delivery }) => delivery.id),
    )
    return {
      deliveries: rows.map((row) => toDelivery(row, attempts.get(row.delivery.id) ?? [])),
      next: rows.length === PAGE ? (rows.at(-1)?.delivery.id ?? null) : null,
    }
  }),

  handle(contract.retryWebhookDelivery, async ({ db, services, now }, { deliveryId }) => {
    const found = await findDelivery(db, deliveryId)
    if (!found) return refuse('not_found')
    const { endpoint } = found
    if (endpoint.state !== 'active') return refuse('webhook_stopped')
    await db.transaction(async (tx) => {
      const attempts = await reopenDelivery(tx, deliveryId, now)
      if (attempts === null) return
      const attempt = attempts + 1
      await enqueueDelivery(services, tx, { deliveryId, endpointId: endpoint.id, attempt })
    })
    return { result: true as const }
  }),
]

function refuseUrl({ language }: Context) {
  const t = getTranslator(webhookTexts, language)
  return refuse('invalid', { fields: { url: t('wrongUrl') } })
}
