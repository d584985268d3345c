import { canSeeAllOrders, userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Session } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { StaffScope } from './staff.queries.ts'

/** The session of a logged-in member of staff. */
export function requireStaff(session: Session | null): Session & { userId: number } {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return { ...session, userId: session.userId }
}

/** Whose staff a session may see: sellers only those of the own store (retail.staff). */
export function getStaffScope(session: Session | null): StaffScope {
  const { userId, storeId, groups } = requireStaff(session)
  return canSeeAllOrders(groups) ? 'all' : { userId, storeId }
}

export function isAdministrator(session: Session | null): boolean {
  return session?.groups.includes(userGroup.administrator) ?? false
}
