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
