/** A page number, or a gap in place of omitted numbers. */
export type PageMark = number | 'gap-before' | 'gap-after'

/**
 * The page numbers shown under a list: the first, the last, the current one and its neighbours. A
 * gap always replaces at least two numbers, and the number of marks is the same on every page.
 */
export function buildPageMarks(page: number, pageCount: number): PageMark[] {
  const allPages = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 7) return allPages
  if (page <= 4) return [...allPages.slice(0, 5), 'gap-after', pageCount]
  if (page >= pageCount - 3) return [1, 'gap-before', ...allPages.slice(pageCount - 5)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount]
}
