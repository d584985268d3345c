/** The days between which the price on a tag holds, both included. */
export type TagDays = { validFrom: string; validTo: string }

/**
 * Returns the days with which a printed tag is printed again: those on the paper as long as they are
 * not over, otherwise none, because nobody has promised the new price for other days (retail.price).
 */
export function getReprintDays(
  { validFrom, validTo }: { validFrom: string | null; validTo: string | null },
  today: string,
): TagDays | null {
  if (validFrom === null || validTo === null || validTo < today) return null
  return { validFrom, validTo }
}
