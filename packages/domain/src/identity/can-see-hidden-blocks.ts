import { isStaff } from './is-staff.ts'

/** Returns whether hidden blocks are shown: only to staff who have switched them on (ADR 0041). */
export function canSeeHiddenBlocks(reader: { groups: readonly number[]; isSwitchedOn: boolean }) {
  return reader.isSwitchedOn && isStaff(reader.groups)
}
