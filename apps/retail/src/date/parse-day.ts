/** Parses a day of a search parameter, YYYY-MM-DD; anything else gives undefined. */
export function parseDay(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  return isDay && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ? value : undefined
}
