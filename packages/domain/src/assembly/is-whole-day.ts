const wholeDaySlots = 4

/** A day with four or more chosen slots is shown as the whole day (account §9). */
export function isWholeDay(slots: readonly { chosen: boolean }[]): boolean {
  return slots.filter((slot) => slot.chosen).length >= wholeDaySlots
}
