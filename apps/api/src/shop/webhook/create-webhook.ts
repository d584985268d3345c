import { MOST_WEBHOOKS, type WebhookEvent } from '@svetlitsa/domain/webhook/webhook'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { createWebhookSecret } from './sign-webhook.ts'
import { parseWebhookUrl } from './webhook-address.ts'
import { addWebhook, rotateSecret, type WebhookRow } from './webhook-endpoint.queries.ts'

const OVERLAP_MS = 86_400_000

interface NewWebhook {
  name: string
  url: string
  events: readonly WebhookEvent[]
}

/** Adds a webhook; its secret is returned once. */
export async function createWebhook(
  db: Db,
  mode: Services['env']['NODE_ENV'],
  { name, url: given, events }: NewWebhook,
): Promise<{ row: WebhookRow; secret: string } | 'wrong-url' | 'too-many'> {
  const url = parseWebhookUrl(given, mode)
  if (!url) return 'wrong-url'
  const secret = createWebhookSecret()
  const values = { name, url, events: [...new Set(events)], secret }
  const row = await db.transaction((tx) => addWebhook(tx, values, MOST_WEBHOOKS))
  return row ? { row, secret } : 'too-many'
}

/** Replaces the secret of a webhook; for a day both sign, so that the receiver can change over. */
export async function rotateWebhookSecret(
  db: Db,
  id: number,
  now: Date,
): Promise<{ row: WebhookRow; secret: string } | null> {
  const secret = createWebhookSecret()
  const previousUntil = new Date(now.getTime() + OVERLAP_MS)
  const row = await rotateSecret(db, id, { secret, previousUntil })
  return row && { row, secret }
}
