import { userGroup } from './user-group.ts'

const widestGroups: readonly number[] = [
  userGroup.administrator,
  userGroup.developer,
  userGroup.callCentre,
]

/** The call centre sees every order, as do groups 1 and 26; a seller sees the own store's (decisions «Identity and access»). */
export function seesAllOrders(groups: readonly number[]): boolean {
  return groups.some((group) => widestGroups.includes(group))
}
