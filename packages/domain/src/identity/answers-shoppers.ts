import { userGroup } from './user-group.ts'

const answering: readonly number[] = [
  userGroup.administrator,
  userGroup.developer,
  userGroup.callCentre,
]

/**
 * The call centre reads what shoppers write before it is shown and works through the forms they send,
 * as may groups 1 and 26; sellers sell (decisions «Identity and access»).
 */
export function answersShoppers(groups: readonly number[]): boolean {
  return groups.some((group) => answering.includes(group))
}
