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
