import * as z from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** One attempt to deliver an event to a webhook; the attempts are numbered from one. */
export const deliverWebhookJob = defineJob(
  'deliver-webhook',
  z.object({ deliveryId: z.int(), attempt: z.int().positive() }),
)
