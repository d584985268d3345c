import type { Slot } from './slot.ts'

export type ReplacementRefusal =
  | 'nothing-marked'
  | 'several-orders'
  | 'slot-taken'
  | 'another-number'

/**
 * Finishes a replacement: the slots marked for it become free, and the chosen ones take over their
 * order and reason (account §4). As many slots must be chosen as were marked, all of one order, and
 * free.
 */
export function finishReplacement(slots: readonly Slot[]): Slot[] | ReplacementRefusal {
  const marked = slots.filter((slot) => slot.replace)
  const chosen = slots.filter((slot) => slot.chosen)
  const [first] = marked
  if (first === undefined) return 'nothing-marked'
  if (marked.some((slot) => slot.orderId !== first.orderId)) return 'several-orders'
  if (chosen.length !== marked.length) return 'another-number'
  if (chosen.some((slot) => slot.orderId !== null)) return 'slot-taken'
  const { orderId, reason } = first
  return slots.map((slot) => {
    if (slot.replace) return { ...slot, replace: false, orderId: null, reason: null }
    return slot.chosen ? { ...slot, chosen: false, orderId, reason } : slot
  })
}
