import * as z from 'zod'
import { defineJob } from '../../../src/platform/jobs/define-job.ts'
import { handleJob } from '../../../src/platform/jobs/handle-job.ts'
import { getSandboxSecret, signBody } from './sandbox-secret.ts'

export const sandboxNoticeJob = defineJob(
  'sandbox-notice',
  z.object({ id: z.guid(), status: z.enum(['succeeded', 'canceled']) }),
)

/**
 * Sends the acquirer's signed notification to the shop, repeated until the shop acknowledges it.
 */
export const sendSandboxNotice = handleJob(sandboxNoticeJob, async (services, { id, status }) => {
  const body = JSON.stringify({
    type: 'notification',
    event: `payment.${status}`,
    object: { id, status },
  })
  const answer = await fetch(`${services.getOrigin()}/api_vue/payment/webhook/sandbox/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signBody(getSandboxSecret(services.env), body),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to a payment notice`)
})
