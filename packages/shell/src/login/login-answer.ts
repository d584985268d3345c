import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { checkCode } from '@svetlitsa/api-client/contract/session'

/** What the ways to log in answer alike. */
export type LoginAnswer = AnswerOf<typeof checkCode>

/** Seconds as a person reads them on a clock: «0:42». */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
