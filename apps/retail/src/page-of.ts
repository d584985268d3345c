/** The page of a list in an address; anything odd counts as the first. */
export function pageOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined
}
