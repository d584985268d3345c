import { type ClaimState, isClaimOpen } from './claim-state.ts'
import { claimTerms } from './claim-terms.ts'

const DAY_MS = 86_400_000

/**
 * Returns whether customer and staff can still write about a claim: from its sending until some
 * days after the decision.
 */
export function canReplyToClaim(
  { state, decidedAt }: { state: ClaimState; decidedAt: Date | null },
  now: Date,
): boolean {
  if (isClaimOpen(state)) return true
  if (state === 'draft' || decidedAt === null) return false
  return now.getTime() - decidedAt.getTime() <= claimTerms.replyDays * DAY_MS
}
