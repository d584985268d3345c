import type { AnyCall } from '@svetlitsa/api-client/call/call'
import { isStaff, userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Session } from '../context/context.ts'
import type { CurrentStaff } from '../database/current-staff.ts'

/** Whom the staff log names for what a call writes: staff and assemblers, whichever write they make. */
export function getStaff(
  { effect, method, path }: AnyCall,
  session: Session | null,
): CurrentStaff | null {
  if (effect !== 'write' || !session?.userId) return null
  const { userId, groups } = session
  if (!isStaff(groups) && !groups.includes(userGroup.assembler)) return null
  return { userId, call: `${method} ${path}` }
}
