import * as z from 'zod'
import type { JobHandler } from '../../platform/worker.ts'
import { sandboxSecretOf, signatureOf } from './sandbox-secret.ts'

const payload = z.object({ id: z.guid(), status: z.enum(['succeeded', 'canceled']) })

/** The acquirer tells the shop, signed, again and again until the shop has answered. */
export const sendSandboxNotice: JobHandler = async (services, raw) => {
  const { id, status } = payload.parse(raw)
  const body = JSON.stringify({
    type: 'notification',
    event: `payment.${status}`,
    object: { id, status },
  })
  const answer = await fetch(`${services.ownOrigin()}/api_vue/payment/webhook/sandbox/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signatureOf(sandboxSecretOf(services.env), body),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to a payment notice`)
}
