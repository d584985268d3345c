import { userGroup } from './user-group.ts'

/**
 * Returns whether the request debug log is available: to group 26, and in demonstration mode also
 * with an ssrdebug query parameter (role.groups, ADR 0041).
 */
export function canSeeDebugLog(reader: {
  groups: readonly number[]
  hasDebugQuery: boolean
  isDemonstration: boolean
}): boolean {
  const { groups, hasDebugQuery, isDemonstration } = reader
  return groups.includes(userGroup.developer) || (hasDebugQuery && isDemonstration)
}
