/** Why staff cancel an order; the buyer is told the reason. */
export const staffCancelReasons = [
  'customer',
  'unreachable',
  'unavailable',
  'duplicate',
  'other',
] as const

/** Why an order is cancelled: by staff, or by the clock because nobody paid or proved it. */
export const cancelReasons = [...staffCancelReasons, 'unpaid', 'unproven'] as const

export type StaffCancelReason = (typeof staffCancelReasons)[number]
export type CancelReason = (typeof cancelReasons)[number]
