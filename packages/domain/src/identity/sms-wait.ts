const resendMs = 60_000

/** Whole seconds until another code may be sent to a number: 60 after the last (decisions «Identity and access»). */
export function smsWait(lastSentAt: Date | null, now: Date): number {
  if (lastSentAt === null) return 0
  return Math.max(0, Math.ceil((lastSentAt.getTime() + resendMs - now.getTime()) / 1_000))
}
