/**
 * How many characters a code in an address has at most. Its route, the contracts of the calls and
 * the column of the database have the same limit.
 */
export const codeLimits = {
  /** Of a section, tag, vendor, promotion, article or style. */
  page: 120,
  product: 200,
  /** A filter's name in the query. */
  filter: 60,
} as const
