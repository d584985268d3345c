const freshMs = 15 * 60_000

/**
 * Returns whether staff must enter a new code before a refund or a price change: the last one is
 * valid for 15 minutes (ADR 0041).
 */
export function needsFreshCode(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() >= freshMs
}
