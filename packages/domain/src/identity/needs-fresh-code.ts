const freshMs = 15 * 60_000

/**
 * Whether staff must enter a code again before a refund or a change of prices: 15 minutes after the
 * last one (decisions «Identity and access»).
 */
export function needsFreshCode(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() >= freshMs
}
