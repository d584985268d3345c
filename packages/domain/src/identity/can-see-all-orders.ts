import { userGroup } from './user-group.ts'

const widestGroups: readonly number[] = [
  userGroup.administrator,
  userGroup.developer,
  userGroup.callCentre,
]

/**
 * Returns whether a user may see every order: the call centre and groups 1 and 26. A seller sees
 * only orders of their own store (ADR 0041).
 */
export function canSeeAllOrders(groups: readonly number[]): boolean {
  return groups.some((group) => widestGroups.includes(group))
}
