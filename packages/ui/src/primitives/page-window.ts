/** A page number, or a gap where numbers are left out. */
export type PageMark = number | 'gap-before' | 'gap-after'

/**
 * The numbers shown under a list: the first, the last, the current one and its neighbours. A gap
 * never stands for a single number, and the row keeps its length while one walks through it.
 */
export function pageWindow(page: number, pageCount: number): PageMark[] {
  const everyPage = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 7) return everyPage
  if (page <= 4) return [...everyPage.slice(0, 5), 'gap-after', pageCount]
  if (page >= pageCount - 3) return [1, 'gap-before', ...everyPage.slice(pageCount - 5)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount]
}
