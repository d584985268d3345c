/**
 * The same moment of the month so many months later; where that month is shorter, its last day:
 * a year after 29 February is 28 February.
 */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  // Where the day does not exist, Date runs over into the month after; day 0 steps back to the end.
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0)
  return moved
}
