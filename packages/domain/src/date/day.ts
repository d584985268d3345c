/** A calendar day of a region, «2026-11-20». It has no hour and no zone of its own. */
export type Day = string

/** The midnight of a day in milliseconds, as if the day were in UTC: only for counting days. */
export function dayToUtc(day: Day): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a calendar day: ${day}`)
  return milliseconds
}
