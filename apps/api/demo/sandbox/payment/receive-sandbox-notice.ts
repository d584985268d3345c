import * as contract from '@svetlitsa/api-client/payment/contract'
import { receiveNotice } from '../../../src/payment/payment/receive-notice.ts'
import { handle } from '../../../src/platform/http/handle.ts'
import { refuse } from '../../../src/platform/http/refusal.ts'
import { getSandboxSecret, isSignedBody } from './sandbox-secret.ts'

/** The call by which the sandbox acquirer notifies the shop. It signs its notifications. */
export const receiveSandboxNotice = handle(contract.paymentWebhook, async (context, input) => {
  const signature = String(context.request.headers['x-sandbox-signature'] ?? '')
  const secret = getSandboxSecret(context.services.env)
  if (!isSignedBody(secret, JSON.stringify(input), signature)) return refuse('bad_signature')
  return receiveNotice(context, 'sandbox', input)
})
