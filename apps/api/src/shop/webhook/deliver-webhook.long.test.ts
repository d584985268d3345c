import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../test-support/start-webhook-receiver.ts'
import { createWebhook } from './create-webhook.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { addTestEvent } from './webhook-delivery.queries.ts'

let api: TestApi
let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  api = await startTestApi()
})
afterAll(async () => {
  await api.close()
  receiver.close()
})

it('[exchange.webhooks] a delivery without an answer fails after fifteen seconds', async () => {
  const terms = { name: 'CRM', url: receiver.url, events: ['order.placed'] as const }
  const created = await createWebhook(api.db, 'test', terms)
  if (typeof created === 'string') throw new Error(created)
  const deliveryId = await addTestEvent(api.db, {
    endpointId: created.row.id,
    type: 'webhook.test',
    data: { name: 'CRM' },
  })
  receiver.reply = null
  await deliverWebhook.run(api.services, { deliveryId, attempt: 1 })
  const { rows } = await api.db.execute(sql`
    select status, error from webhook_attempt where delivery_id = ${deliveryId}`)
  expect(rows).toEqual([{ status: null, error: 'timeout' }])
})
