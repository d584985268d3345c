import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/message/contract'
import { EXPIRED_ERROR, MAX_ATTEMPTS } from '../../shop/message/send-messages.ts'

type SentMessage = CallAnswer<typeof contract.getSentMessages>['messages'][number]

interface Attempted {
  state: SentMessage['state']
  attempts: number
  error: string | null
}

/**
 * Why the last attempt failed, without the words of the provider. What is given up before its last
 * attempt was rejected: everything else is tried again.
 */
export function getFailureReason({ state, attempts, error }: Attempted): SentMessage['reason'] {
  if (error === null) return null
  if (error === EXPIRED_ERROR) return 'expired'
  return state === 'failed' && attempts < MAX_ATTEMPTS ? 'rejected' : 'unreachable'
}
