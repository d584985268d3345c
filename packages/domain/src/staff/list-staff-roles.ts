import { userGroup } from '../identity/user-group.ts'
import { type StaffRole, staffRoles } from './staff-role.ts'

/** Returns the roles that the user groups give (retail.staff); none for a customer. */
export function listStaffRoles(groups: readonly number[]): StaffRole[] {
  return staffRoles.filter((role) => groups.includes(userGroup[role]))
}
