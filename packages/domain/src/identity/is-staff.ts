import { userGroup } from './user-group.ts'

const staffGroups: ReadonlySet<number> = new Set([
  userGroup.administrator,
  userGroup.shopSeller,
  userGroup.developer,
  userGroup.callCentre,
  userGroup.franchiseSeller,
])

/** Groups 1, 20, 26, 29 and 45 are staff: the flag isStaff of analytics, the retail cabinet (account §6). */
export function isStaff(groups: readonly number[]): boolean {
  return groups.some((group) => staffGroups.has(group))
}
