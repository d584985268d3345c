import type { AssemblySlot } from './assembly-slot.ts'

export type ReplacementRefusal =
  | 'nothing-marked'
  | 'several-orders'
  | 'slot-taken'
  | 'another-number'

/**
 * Finishes a replacement: the slots marked for replacement become free, and the chosen slots take
 * over their order and reason (assembler.schedule). Refuses unless as many slots are chosen as are
 * marked, all chosen slots are free, and all marked slots belong to one order.
 */
export function finishReplacement(
  slots: readonly AssemblySlot[],
): AssemblySlot[] | ReplacementRefusal {
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
