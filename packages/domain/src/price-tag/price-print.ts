import { getTagsPerPage, type TagFormat } from './tag-format.ts'

/** Copies of one tag, and tags of one printing: about fifty sheets of the smallest (retail.price). */
export const tagLimits = { copies: 100, tags: 1_000 } as const

/**
 * What a price offer may have: lines, pieces or metres of a line, days for which its prices hold, and
 * how many days that are without a choice (retail.price).
 */
export const offerLimits = { lines: 100, quantity: 1_000, days: 30, usualDays: 3 } as const

/**
 * Returns the pages of a printing: every tag as often as it has copies, in order, each page filled
 * before the next begins (retail.price).
 */
export function planTagPages<Tag extends { copies: number }>(
  tags: readonly Tag[],
  format: TagFormat,
): Tag[][] {
  const all = tags.flatMap((tag) => Array.from({ length: tag.copies }, () => tag))
  const perPage = getTagsPerPage(format)
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  )
}

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
