/**
 * Returns the same moment the given number of months later. When that month is shorter, returns its
 * last day: a year after 29 February is 28 February.
 */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  // Date overflows into the following month when the day does not exist; day 0 steps back to the
  // end.
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0)
  return moved
}
