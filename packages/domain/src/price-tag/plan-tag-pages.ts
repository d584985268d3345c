import { getTagsPerPage, type TagFormat } from './tag-format.ts'

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
