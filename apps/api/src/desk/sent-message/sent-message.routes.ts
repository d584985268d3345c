import * as contract from '@svetlitsa/api-client/message/contract'
import { nationalLength } from '@svetlitsa/domain/phone/phone-digits'
import { readPhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { getFailureReason } from './get-failure-reason.ts'
import { resendMessage } from './resend-message.ts'
import { findSentMessages, isKnownBuyer } from './sent-message.queries.ts'

const SIZE = 50

/** What was sent to a customer, for staff who are asked for it (retail.messages). */
export const sentMessageRoutes = [
  handle(contract.getSentMessages, async (context, { recipient: typed, after }) => {
    const recipient = readRecipient(typed)
    if (recipient === null) {
      const { email, phone } = problemTexts[context.language].fields
      return refuse('invalid', { fields: { recipient: typed.includes('@') ? email : phone } })
    }
    if (!(await isKnownBuyer(context, recipient))) return refuse('buyer_unknown')
    const rows = await findSentMessages(context.db, { recipient, after }, SIZE + 1)
    const shown = rows.slice(0, SIZE)
    return {
      messages: shown.map(({ state: stored, createdAt, sentAt, attempts, error, ...row }) => {
        const state = stored === 'sending' ? 'waiting' : stored
        return {
          ...row,
          state,
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
          reason: getFailureReason({ state, attempts, error }),
        }
      }),
      next: rows.length > SIZE ? (shown.at(-1)?.id ?? null) : null,
    }
  }),

  handle(contract.resendMessage, (context, { id }) => resendMessage(context, id)),
]

/** Reads an e-mail address, or a phone in any spelling as it is stored; null if it is neither. */
function readRecipient(typed: string): string | null {
  const text = typed.trim()
  if (isEmail(text)) return text
  const { national } = readPhone(text)
  return national?.length === nationalLength ? `7${national}` : null
}
