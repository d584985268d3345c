/** The codes of user groups (ADR 0041). */
export const userGroup = {
  administrator: 1,
  everyone: 2,
  designer: 8,
  shopSeller: 20,
  developer: 26,
  callCentre: 29,
  franchiseSeller: 45,
  assembler: 60,
} as const
