/** A calendar day of a region in the form «2026-11-20», without an hour or a time zone. */
export type Day = string

/** Returns the midnight of a day in milliseconds as if it were in UTC. Use only to count days. */
export function toUtcMs(day: Day): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a calendar day: ${day}`)
  return milliseconds
}

const dayMs = 86_400_000

/**
 * Returns the calendar day the given number of days later, or earlier for a negative number.
 * @throws RangeError for an invalid day.
 */
export function addDays(day: Day, days: number): Day {
  return new Date(toUtcMs(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the days from the first to the last one, both included; none if they are reversed. */
export function listDays(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * The days of the weeks that a month touches, from a Monday to a Sunday.
 * @param month «2026-11».
 */
export function listMonthDays(month: string): Day[] {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: Day[] = []
  for (let day = addDays(first, -weekday); day < `${next}-01` || days.length % 7 > 0; ) {
    days.push(day)
    day = addDays(day, 1)
  }
  return days
}
