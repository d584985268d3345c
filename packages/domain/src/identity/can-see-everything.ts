import { userGroup } from './user-group.ts'

/** Groups 1 and 26 may see and edit everything, the banners too (decisions «Identity and access»). */
export function canSeeEverything(groups: readonly number[]): boolean {
  return groups.includes(userGroup.administrator) || groups.includes(userGroup.developer)
}
