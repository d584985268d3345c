/** A slot in an assembler's day. Field names follow the specification (assembler.schedule). */
export type AssemblySlot = {
  /** The day and the number of its period: «2026-11-24/2». */
  id: string
  /** Currently selected on the screen; saved: taken by the assembler for the reason. */
  chosen: boolean
  /** Marked to be exchanged for another slot. */
  replace: boolean
  /** The number of the order, as people see it. */
  orderId: string | null
  reason: string | null
}

/**
 * Why an assembler's slot is taken. The values are sent in the call unchanged (assembler.reasons).
 */
export const slotReasons = ['Сборка', 'Отпуск', 'ВыходнойДень'] as const

export type SlotReason = (typeof slotReasons)[number]

export const defaultSlotReason: SlotReason = 'Сборка'

/**
 * Returns the reasons to choose from. A holiday and a day off are offered only for a range of days.
 */
export function listSlotReasons(isRange: boolean): SlotReason[] {
  return isRange ? [...slotReasons] : [defaultSlotReason]
}

const wholeDaySlots = 4

/**
 * Returns whether a day is shown as fully selected: four or more chosen slots (assembler.schedule).
 */
export function isWholeDay(slots: readonly { chosen: boolean }[]): boolean {
  return slots.filter((slot) => slot.chosen).length >= wholeDaySlots
}

/**
 * Marks the chosen slots for replacement and clears the selection, so that new slots can be chosen
 * (assembler.schedule).
 */
export function markForReplacement(slots: readonly AssemblySlot[]): AssemblySlot[] {
  return slots.map((slot) => (slot.chosen ? { ...slot, chosen: false, replace: true } : slot))
}

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
