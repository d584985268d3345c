import type { staffMember } from '@svetlitsa/api-client/staff/contract'
import { isOnShift, listStaffRoles } from '@svetlitsa/domain/staff/staff-role'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import type { StaffRow } from './staff.queries.ts'

/** A person of the staff as colleagues see them. */
export function toStaffMember(
  { session, now }: Pick<Context, 'session' | 'now'>,
  row: StaffRow,
): z.output<typeof staffMember> {
  const { id, storeId, storeName, onShiftSince, disabledAt } = row
  return {
    id,
    name: row.name,
    phone: row.phone ?? '',
    email: row.email ?? '',
    roles: listStaffRoles(row.disabledGroups ?? row.groups),
    store: storeId !== null && storeName !== null ? { id: storeId, name: storeName } : null,
    shiftSince: toShift(onShiftSince, now),
    disabledAt: disabledAt?.toISOString() ?? null,
    loggedInAt: row.loggedInAt?.toISOString() ?? null,
    isYou: id === session?.userId,
  }
}

/** Since when a person is on shift; null once the shift is over. */
export function toShift(since: Date | null, now: Date): string | null {
  return since && isOnShift(since, now) ? since.toISOString() : null
}
