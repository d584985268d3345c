import { isStaff } from './is-staff.ts'

/** Hidden blocks are shown to staff who have switched them on (decisions «Identity and access»). */
export function showsHiddenBlocks(reader: { groups: readonly number[]; isSwitchedOn: boolean }) {
  return reader.isSwitchedOn && isStaff(reader.groups)
}
