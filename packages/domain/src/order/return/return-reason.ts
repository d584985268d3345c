/** Why goods of a delivered order come back. */
export const returnReasons = ['quality', 'refused', 'mistake', 'other'] as const

export type ReturnReason = (typeof returnReasons)[number]
