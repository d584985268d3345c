import type { Caller } from '@svetlitsa/api-client/contract/call'
import type { Session } from '../modules/session/session.queries.ts'
import { Fault } from './fault.ts'

const STAFF = [1, 20, 26, 29, 45]

const GROUPS: Partial<Record<Caller, readonly number[]>> = {
  staff: STAFF,
  assembler: [60],
  designer: [8],
  'banner-editor': [1, 26],
  administrator: [1],
}

/** Who may call: nobody known is a 401, somebody of another group a 403 (decisions, «Identity»). */
export function guardCaller(caller: Caller, session: Session | null): void {
  if (caller === 'anyone' || caller === 'provider' || caller === 'internal') return
  if (!session?.userId) throw new Fault(401, 'login_needed')
  const groups = GROUPS[caller]
  if (groups && !groups.some((group) => session.groups.includes(group))) {
    throw new Fault(403, 'not_allowed')
  }
}
