import { userGroup } from '../identity/user-group.ts'
import { type StaffRole, staffRoles } from './staff-role.ts'

/**
 * Returns user groups with one role in place of all earlier ones, or without any. Groups that are no
 * role of staff stay, and everyone is in group 2 (retail.staff).
 */
export function replaceStaffRole(groups: readonly number[], role: StaffRole | null): number[] {
  const roleGroups: readonly number[] = staffRoles.map((name) => userGroup[name])
  const others = groups.filter((group) => !roleGroups.includes(group))
  const given = role === null ? [] : [userGroup[role]]
  return [...new Set<number>([...given, ...others, userGroup.everyone])]
}
