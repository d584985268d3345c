import * as z from 'zod'
import type { JobHandler } from '../../platform/worker.ts'
import { tellAnalytics } from './tell-analytics.ts'

const payload = z.object({
  phone: z.string(),
  email: z.string(),
  yclid: z.string().nullable(),
  clientId: z.string().nullable(),
})

/** Hands a subscriber who agreed to it to the reports. */
export const sendAnalyticsUser: JobHandler = async ({ env }, raw) => {
  await tellAnalytics(env, 'users', payload.parse(raw))
}
