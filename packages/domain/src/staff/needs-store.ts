import type { StaffRole } from './staff-role.ts'

/** Returns whether a role is bound to one store: sellers see only their own (retail.staff). */
export function needsStore(role: StaffRole): boolean {
  return role === 'shopSeller' || role === 'franchiseSeller'
}
