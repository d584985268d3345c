/** Parses the page number of a query: 1 where it is missing, null where it is not a number. */
export function parsePageNumber(value: string | string[] | undefined): number | null {
  if (value === undefined) return 1
  const text = Array.isArray(value) ? value[0] : value
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : null
}
