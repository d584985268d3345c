import { userGroup } from './user-group.ts'

const staffGroups: ReadonlySet<number> = new Set([
  userGroup.administrator,
  userGroup.shopSeller,
  userGroup.developer,
  userGroup.callCentre,
  userGroup.franchiseSeller,
])

/**
 * Returns whether a user is staff: groups 1, 20, 26, 29 and 45. Controls the isStaff flag of
 * analytics and access to the retail cabinet (role.groups).
 */
export function isStaff(groups: readonly number[]): boolean {
  return groups.some((group) => staffGroups.has(group))
}
