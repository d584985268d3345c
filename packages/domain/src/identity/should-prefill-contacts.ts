import { userGroup } from './user-group.ts'

const orderingForOthers: readonly number[] = [
  userGroup.designer,
  userGroup.franchiseSeller,
  userGroup.shopSeller,
]

/**
 * Returns whether the checkout starts with the contacts of the profile. Groups 8, 45 and 20 order
 * for other people, so their own contacts are not prefilled (role.groups).
 */
export function shouldPrefillContacts(groups: readonly number[]): boolean {
  return !groups.some((group) => orderingForOthers.includes(group))
}
