import { userGroup } from '../identity/user-group.ts'

/** The roles that people behind the counter have, named like their user groups (role.groups). */
export const staffRoles = [
  'administrator',
  'developer',
  'callCentre',
  'shopSeller',
  'franchiseSeller',
  'assembler',
] as const

export type StaffRole = (typeof staffRoles)[number]

/** Returns the roles that the user groups give (retail.staff); none for a customer. */
export function listStaffRoles(groups: readonly number[]): StaffRole[] {
  return staffRoles.filter((role) => groups.includes(userGroup[role]))
}

/**
 * Returns user groups with one role in place of all earlier ones, or without any. Groups that are no
 * role of staff stay, and everyone is in group 2 (retail.staff).
 */
export function replaceStaffRole(groups: readonly number[], role: StaffRole | null): number[] {
  const roleGroups: readonly number[] = staffRoles.map((name) => userGroup[name])
  const others = groups.filter((group) => !roleGroups.includes(group))
  const given = role === null ? [] : [userGroup[role]]
  return [...new Set<number>([...given, ...others, userGroup.everyone])]
}

/** Returns whether a role is bound to one store: sellers see only their own (retail.staff). */
export function needsStore(role: StaffRole): boolean {
  return role === 'shopSeller' || role === 'franchiseSeller'
}

/** A shift that nobody ended is over after this many milliseconds. */
export const longestShiftMs = 16 * 3_600_000

/** Returns whether a person who began a shift then is still on it (retail.staff). */
export function isOnShift(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() < longestShiftMs
}

/** For how many days the link of an invitation is valid (retail.staff). */
export const invitationTerms = { days: 7 } as const
