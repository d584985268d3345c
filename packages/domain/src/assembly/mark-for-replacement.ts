import type { AssemblySlot } from './assembly-slot.ts'

/**
 * Marks the chosen slots for replacement and clears the selection, so that new slots can be chosen
 * (assembler.schedule).
 */
export function markForReplacement(slots: readonly AssemblySlot[]): AssemblySlot[] {
  return slots.map((slot) => (slot.chosen ? { ...slot, chosen: false, replace: true } : slot))
}
