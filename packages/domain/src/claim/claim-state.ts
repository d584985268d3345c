/** Limits of a claim: its description in characters, its files, its answer and its conversation. */
export const claimTerms = {
  descriptionMinLength: 10,
  descriptionMaxLength: 2_000,
  messageMaxLength: 2_000,
  maxPhotos: 20,
  maxPhotoBytes: 1_073_741_824,
  /** Days in which staff answer a claim or a message of its customer. */
  answerDays: 3,
  /** Days after the decision in which the customer can still write. */
  replyDays: 30,
} as const

/**
 * The states of a claim: begun, sent to staff, answered by them, and how it ended (claim.steps).
 */
export const claimStates = ['draft', 'sent', 'answered', 'accepted', 'declined'] as const

export type ClaimState = (typeof claimStates)[number]

/** What an accepted claim brings: the money for the returned goods, or other goods. */
export const claimOutcomes = ['return', 'replacement'] as const

export type ClaimOutcome = (typeof claimOutcomes)[number]

/** Whether staff can still answer and decide: it was sent and has not been decided. */
export function isClaimOpen(state: ClaimState): boolean {
  return state === 'sent' || state === 'answered'
}

/**
 * Returns what the customer has to do next with a claim, for the first page of the account: finish
 * it, or read what staff wrote. Null while it is the shop's turn, for a form that was opened and left
 * empty, and for an unfinished claim whose order cannot be claimed any more.
 */
export function getClaimDuty({
  state,
  hasOffer,
  isClaimable,
}: {
  state: ClaimState
  hasOffer: boolean
  isClaimable: boolean
}): 'finishClaim' | 'readClaim' | null {
  if (state === 'draft') return hasOffer && isClaimable ? 'finishClaim' : null
  return state === 'answered' ? 'readClaim' : null
}

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
