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

const staffGroups: readonly number[] = [
  userGroup.administrator,
  userGroup.shopSeller,
  userGroup.developer,
  userGroup.callCentre,
  userGroup.franchiseSeller,
]

/**
 * Returns whether a user is staff: groups 1, 20, 26, 29 and 45. Controls the isStaff flag of
 * analytics and access to the retail cabinet (role.groups).
 */
export function isStaff(groups: readonly number[]): boolean {
  return groups.some((group) => staffGroups.includes(group))
}

/**
 * Returns whether a user may see and edit everything, including banners: groups 1 and 26 (ADR
 * 0041).
 */
export function canSeeEverything(groups: readonly number[]): boolean {
  return groups.includes(userGroup.administrator) || groups.includes(userGroup.developer)
}

const widestGroups: readonly number[] = [
  userGroup.administrator,
  userGroup.developer,
  userGroup.callCentre,
]

/**
 * Returns whether a user may see every order: the call centre and groups 1 and 26. A seller sees
 * only orders of their own store (ADR 0041).
 */
export function canSeeAllOrders(groups: readonly number[]): boolean {
  return groups.some((group) => widestGroups.includes(group))
}

const answeringGroups: readonly number[] = [
  userGroup.administrator,
  userGroup.developer,
  userGroup.callCentre,
]

/**
 * Returns whether a user may moderate shoppers' posts and process their forms: the call centre and
 * groups 1 and 26, but not sellers (ADR 0041).
 */
export function canAnswerShoppers(groups: readonly number[]): boolean {
  return groups.some((group) => answeringGroups.includes(group))
}

const dispatchingGroups: readonly number[] = [userGroup.administrator, userGroup.callCentre]

/** Returns whether a user assigns assemblers and delivery crews: groups 1 and 29 (ADR 0068). */
export function isDispatcher(groups: readonly number[]): boolean {
  return groups.some((group) => dispatchingGroups.includes(group))
}

/** Returns whether hidden blocks are shown: only to staff who have switched them on (ADR 0041). */
export function canSeeHiddenBlocks(reader: { groups: readonly number[]; isSwitchedOn: boolean }) {
  return reader.isSwitchedOn && isStaff(reader.groups)
}

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

const orderingForOthers: readonly number[] = [
  userGroup.designer,
  userGroup.franchiseSeller,
  userGroup.shopSeller,
]

/**
 * Returns whether the checkout starts with the contacts of the profile. Groups 8, 45 and 20 order
 * for other people, so their own contacts are not prefilled (role.groups).
 */
export function shouldPrefillContacts(groups: readonly number[]): boolean {
  return !groups.some((group) => orderingForOthers.includes(group))
}
