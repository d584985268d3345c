import { userGroup } from './user-group.ts'

const orderingForOthers: readonly number[] = [
  userGroup.designer,
  userGroup.franchiseSeller,
  userGroup.shopSeller,
]

/**
 * Whether a checkout begins with the contacts of the profile. Groups 8, 45 and 20 order for somebody
 * else, whose contacts are not theirs (account §6).
 */
export function prefillsContacts(groups: readonly number[]): boolean {
  return !groups.some((group) => orderingForOthers.includes(group))
}
