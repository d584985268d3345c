import { CallFault } from '@svetlitsa/api-client/client/call-fault'

/** What the server said when a call failed, in the reader's words; null where it said nothing. */
export function faultText(fault: unknown): string | null {
  return fault instanceof CallFault ? (fault.problem?.detail ?? null) : null
}
