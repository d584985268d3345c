const wholeDaySlots = 4

/**
 * Returns whether a day is shown as fully selected: four or more chosen slots (assembler.schedule).
 */
export function isWholeDay(slots: readonly { chosen: boolean }[]): boolean {
  return slots.filter((slot) => slot.chosen).length >= wholeDaySlots
}
