const OLDEST_YEARS = 120
const YOUNGEST_YEARS = 14

/**
 * Whether a day, as YYYY-MM-DD, can be a customer's birthday: between 14 and 120 years ago. Younger
 * people cannot buy by themselves (lk.profile).
 */
export function isBirthdate(day: string, now: Date): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  // A day that does not exist, such as 30 February, becomes another one.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false
  return day >= getDayYearsAgo(OLDEST_YEARS, now) && day <= getDayYearsAgo(YOUNGEST_YEARS, now)
}

function getDayYearsAgo(years: number, now: Date): string {
  const past = new Date(now)
  past.setUTCFullYear(past.getUTCFullYear() - years)
  return past.toISOString().slice(0, 10)
}
