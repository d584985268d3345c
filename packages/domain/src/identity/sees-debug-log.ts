import { userGroup } from './user-group.ts'

/**
 * Whether the request-debug log is open: for group 26, and by an ssrdebug query on a demonstration
 * only (account §6, decisions «Identity and access»).
 */
export function seesDebugLog(reader: {
  groups: readonly number[]
  hasDebugQuery: boolean
  isDemonstration: boolean
}): boolean {
  const { groups, hasDebugQuery, isDemonstration } = reader
  return groups.includes(userGroup.developer) || (hasDebugQuery && isDemonstration)
}
