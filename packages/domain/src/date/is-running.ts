type Period = { startsAt: Date | null; endsAt: Date | null }

/** Returns whether a period contains the given moment; either end may be open. */
export function isRunning({ startsAt, endsAt }: Period, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}
