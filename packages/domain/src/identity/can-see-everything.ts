import { userGroup } from './user-group.ts'

/**
 * Returns whether a user may see and edit everything, including banners: groups 1 and 26 (ADR
 * 0041).
 */
export function canSeeEverything(groups: readonly number[]): boolean {
  return groups.includes(userGroup.administrator) || groups.includes(userGroup.developer)
}
