const resendDelayMs = 60_000

/**
 * Returns the whole seconds until another code may be sent to a number: 60 seconds after the last
 * one (ADR 0041).
 */
export function calculateSmsWaitSeconds(lastSentAt: Date | null, now: Date): number {
  if (lastSentAt === null) return 0
  return Math.max(0, Math.ceil((lastSentAt.getTime() + resendDelayMs - now.getTime()) / 1_000))
}
