/** A shift that nobody ended is over after this many milliseconds. */
export const longestShiftMs = 16 * 3_600_000

/** Returns whether a person who began a shift then is still on it (retail.staff). */
export function isOnShift(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() < longestShiftMs
}
