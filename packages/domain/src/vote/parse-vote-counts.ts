export type VoteCounts = { yes: number; no: number }

/**
 * Returns the new counts of a vote on a review or a question, or null when the response is invalid:
 * it is accepted only with status success and non-negative counts (vote.accept).
 */
export function parseVoteCounts(answer: {
  status: string
  yes: number
  no: number
}): VoteCounts | null {
  const { status, yes, no } = answer
  if (status !== 'success') return null
  return [yes, no].every((count) => Number.isInteger(count) && count >= 0) ? { yes, no } : null
}
