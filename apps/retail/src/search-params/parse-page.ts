/** Parses the page number of a list; invalid values mean the first page. */
export function parsePage(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined
}
