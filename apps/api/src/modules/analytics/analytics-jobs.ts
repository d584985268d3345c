import * as z from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'

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
