import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { checkCode } from '@svetlitsa/api-client/session/contract'

/** The response shared by all ways to log in. */
export type LoginAnswer = CallAnswer<typeof checkCode>

/** Formats seconds as «0:42». */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
