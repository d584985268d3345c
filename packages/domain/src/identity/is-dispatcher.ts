import { userGroup } from './user-group.ts'

const dispatchingGroups: readonly number[] = [userGroup.administrator, userGroup.callCentre]

/** Returns whether a user assigns assemblers and delivery crews: groups 1 and 29 (ADR 0068). */
export function isDispatcher(groups: readonly number[]): boolean {
  return groups.some((group) => dispatchingGroups.includes(group))
}
