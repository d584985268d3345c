import type { Caller } from '@svetlitsa/api-client/contract/call'
import { answersShoppers } from '@svetlitsa/domain/identity/answers-shoppers'
import { canSeeEverything } from '@svetlitsa/domain/identity/can-see-everything'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Session } from '../modules/session/session.queries.ts'
import { Fault } from './fault.ts'

type Rule = (groups: readonly number[]) => boolean

const everybody: Rule = () => true

/** What a session must be for a call; null where the call does not ask for one. */
const RULES: Record<Caller, Rule | null> = {
  anyone: null,
  provider: null,
  internal: null,
  customer: everybody,
  staff: isStaff,
  'call-centre': answersShoppers,
  assembler: (groups) => groups.includes(userGroup.assembler),
  designer: (groups) => groups.includes(userGroup.designer),
  'banner-editor': canSeeEverything,
  administrator: (groups) => groups.includes(userGroup.administrator),
}

/** Who may call: nobody known is a 401, somebody of another group a 403 (decisions, «Identity»). */
export function guardCaller(caller: Caller, session: Session | null): void {
  const rule = RULES[caller]
  if (!rule) return
  if (!session?.userId) throw new Fault(401, 'login_needed')
  if (!rule(session.groups)) throw new Fault(403, 'not_allowed')
}
