import type { Slot } from './slot.ts'

/** Marks the chosen slots for replacement and clears the choice, so that new ones can be chosen (account §4). */
export function markForReplacement(slots: readonly Slot[]): Slot[] {
  return slots.map((slot) => (slot.chosen ? { ...slot, chosen: false, replace: true } : slot))
}
