/** «24 ноября», or with its year; a day without a time is the same day everywhere. */
export function dayText(
  day: string,
  language: string,
  { year = false, timeZone = 'UTC' }: { year?: boolean; timeZone?: string } = {},
): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
    timeZone,
  }).format(new Date(day.length === 10 ? `${day}T00:00:00Z` : day))
}
