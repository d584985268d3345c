import { needsFreshCode } from '@svetlitsa/domain/identity/needs-fresh-code'
import type { Session } from './session.queries.ts'

/**
 * Whether a code for an account's own number was entered in this session within a quarter of an
 * hour: asked before a new password, a refund, a change of prices (decisions, «Identity»). A code
 * for another number, which a session may confirm too, proves nothing here.
 */
export function isFreshlyProved(
  session: Session,
  { phone }: { phone: string | null },
  now: Date,
): boolean {
  return (
    phone !== null && session.confirmedPhone === phone && !needsFreshCode(session.provedAt, now)
  )
}
