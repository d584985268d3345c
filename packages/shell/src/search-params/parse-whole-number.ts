/** Parses a whole number of a search parameter between two limits; anything else gives undefined. */
export function parseWholeNumber(
  value: unknown,
  { min, max }: { min: number; max: number },
): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return Number.isInteger(number) && Number(number) >= min && Number(number) <= max
    ? Number(number)
    : undefined
}
