import { userGroup } from './user-group.ts'

const answeringGroups: readonly number[] = [
  userGroup.administrator,
  userGroup.developer,
  userGroup.callCentre,
]

/**
 * Returns whether a user may moderate shoppers' posts and process their forms: the call centre and
 * groups 1 and 26, but not sellers (ADR 0041).
 */
export function canAnswerShoppers(groups: readonly number[]): boolean {
  return groups.some((group) => answeringGroups.includes(group))
}
