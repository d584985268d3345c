/**
 * Parses a text of a search parameter, which the router has read as a number where it consists of
 * digits; anything else and longer texts give undefined.
 */
export function parseText(value: unknown, maxLength = 1_000): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  return text.length <= maxLength ? text : undefined
}
