import type { CallAnswer, RefusalReason } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/message/contract'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findSentMessage, isKnownBuyer, reopenMessage } from './sent-message.queries.ts'

type Resend = typeof contract.resendMessage

const perPerson = { name: 'resent-by', points: 60, seconds: 3_600 }
const perMessage = { name: 'resent-message', points: 3, seconds: 86_400 }

/** Sends a message again that failed for good, once however many ask at once (retail.messages). */
export async function resendMessage(
  context: Context,
  id: number,
): Promise<CallAnswer<Resend> | Refusal<RefusalReason<Resend>>> {
  const {
    db,
    session,
    services: { rateLimiter },
  } = context
  const found = await findSentMessage(db, id)
  if (!found || !(await isKnownBuyer(context, found.recipient))) return refuse('not_found')
  if (found.state === 'failed') {
    await rateLimiter.consume(perPerson, String(session?.userId))
    await rateLimiter.consume(perMessage, String(id))
    if (await reopenMessage(db, id)) return { result: true }
    await rateLimiter.reward(perMessage, String(id))
  }
  // Read again: somebody else may have sent it in between.
  const message = (await findSentMessage(db, id)) ?? found
  if (message.isCode) return refuse('message_code')
  if (message.state === 'sent') return refuse('message_sent')
  if (message.state !== 'failed') return refuse('message_waiting')
  return refuse(message.hasText ? 'message_expired' : 'not_found')
}
