import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'

const dayMs = 86_400_000

/**
 * The moment by which staff answer the claim, or the customer's first message since their last
 * answer. Null while staff owe none.
 */
export function findAnswerDay({ state, sentAt, messages }: Claim): string | null {
  if (state !== 'sent' && state !== 'answered') return null
  const answered = messages.findLastIndex(({ author }) => author === 'staff')
  const asked = answered === -1 ? sentAt : (messages[answered + 1]?.createdAt ?? null)
  return asked && new Date(Date.parse(asked) + claimTerms.answerDays * dayMs).toISOString()
}
