/** The page of a list that a query names: 1 where it names none, null where it is no number. */
export function pageNumber(named: string | string[] | undefined): number | null {
  if (named === undefined) return 1
  const text = Array.isArray(named) ? named[0] : named
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : null
}
