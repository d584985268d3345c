import { defineCall } from '@svetlitsa/api-client/call/call'
import { yookassaWebhook } from '@svetlitsa/api-client/payment/contract'
import { receiveNotice } from '../../../src/payment/payment/receive-notice.ts'
import { handle } from '../../../src/platform/http/handle.ts'
import { refuse } from '../../../src/platform/http/refusal.ts'
import { getSandboxSecret, isSignedBody } from './sandbox-secret.ts'

/** The sandbox acquirer has YooKassa's API (ADR 0009). A shop does not have this call. */
const sandboxWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/payment/webhook/sandbox/',
  summary: 'Notification of the sandbox acquirer',
  body: yookassaWebhook.body,
  answer: yookassaWebhook.answer,
  refusals: { bad_signature: 403 },
  effect: 'write',
  caller: 'provider',
})

/**
 * The signed notification of the sandbox acquirer. It is only a hint: the server asks for the status
 * before acting on it.
 */
export const receiveSandboxNotice = handle(sandboxWebhook, async (context, input) => {
  const signature = String(context.request.headers['x-sandbox-signature'] ?? '')
  const secret = getSandboxSecret(context.services.env)
  if (!isSignedBody(secret, JSON.stringify(input), signature)) return refuse('bad_signature')
  return receiveNotice(context, 'sandbox', input)
})
