export type VoteCounts = { yes: number; no: number }

/**
 * The new counts of a vote on a review or a question, or null where the answer is not to be believed:
 * it is accepted only with status success and counts that are not negative (storefront §5).
 */
export function acceptVote(answer: { status: string; yes: number; no: number }): VoteCounts | null {
  const { status, yes, no } = answer
  if (status !== 'success') return null
  return [yes, no].every((count) => Number.isInteger(count) && count >= 0) ? { yes, no } : null
}
