import * as z from 'zod'
import type { Env } from '../../env.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { handleJob } from '../../platform/jobs/handle-job.ts'

/** A subscriber who agreed to it, for the reports. */
export const analyticsUserJob = defineJob(
  'analytics-user',
  z.object({
    phone: z.string(),
    email: z.string(),
    yclid: z.string().nullable(),
    clientId: z.string().nullable(),
  }),
)

export const purchaseBeaconJob = defineJob(
  'purchase-beacon',
  z.object({ basketGroup: z.guid(), isStaff: z.boolean() }),
)

const TIMEOUT_MS = 8_000

/** Posts an event to the external analytics service; does nothing when none is configured. */
export async function sendAnalyticsEvent(
  env: Env,
  kind: 'users' | 'purchases',
  payload: Record<string, unknown>,
): Promise<void> {
  const { ANALYTICS_URL: url, ANALYTICS_TOKEN: token, ANALYTICS_PROJECT: projectId } = env
  if (!url) return
  const answer = await fetch(`${url.replace(/\/$/, '')}/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ projectId, ...payload }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`analytics responded with ${answer.status} to ${kind}`)
}

/** Sends a subscriber who consented to the analytics service. */
export const sendAnalyticsUser = handleJob(analyticsUserJob, async ({ env }, user) => {
  await sendAnalyticsEvent(env, 'users', user)
})
