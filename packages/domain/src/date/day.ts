/** A calendar day of a region in the form «2026-11-20», without an hour or a time zone. */
export type Day = string

/** Returns the midnight of a day in milliseconds as if it were in UTC. Use only to count days. */
export function toUtcMs(day: Day): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a calendar day: ${day}`)
  return milliseconds
}
