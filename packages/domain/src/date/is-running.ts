type Period = { startsAt: Date | null; endsAt: Date | null }

/** Whether something with a beginning and an end, either of which may be open, is on now. */
export function isRunning({ startsAt, endsAt }: Period, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}
