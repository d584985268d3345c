import type { Caller } from '@svetlitsa/api-client/call/call'
import {
  canAnswerShoppers,
  canSeeEverything,
  isDispatcher,
  isStaff,
  userGroup,
} from '@svetlitsa/domain/identity/user-group'
import type { Session } from '../context/context.ts'
import { HttpError } from '../http/http-error.ts'

type Rule = (groups: readonly number[]) => boolean

const allowEveryone: Rule = () => true

/** The rule that a session must meet for a call; null where the call needs no session. */
const RULES: Record<Caller, Rule | null> = {
  anyone: null,
  provider: null,
  internal: null,
  customer: allowEveryone,
  staff: isStaff,
  'call-centre': canAnswerShoppers,
  assembler: (groups) => groups.includes(userGroup.assembler),
  designer: (groups) => groups.includes(userGroup.designer),
  'banner-editor': canSeeEverything,
  'shop-owner': canSeeEverything,
  dispatcher: isDispatcher,
  administrator: (groups) => groups.includes(userGroup.administrator),
}

/**
 * Refuses callers without permission: 401 without a login, 403 for a user of another group (ADR
 * 0041).
 */
export function guardCaller(caller: Caller, session: Session | null): void {
  const rule = RULES[caller]
  if (!rule) return
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  if (!rule(session.groups)) throw new HttpError(403, 'not_allowed')
}
