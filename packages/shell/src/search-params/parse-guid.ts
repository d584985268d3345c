/** Parses a GUID of a search parameter; anything else gives undefined. */
export function parseGuid(value: unknown): string | undefined {
  const isGuid =
    typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
  return isGuid ? value : undefined
}
