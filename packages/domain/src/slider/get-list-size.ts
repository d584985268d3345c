/**
 * Returns the number of cards in a list: 8 for hits and sale, 4 for crawlers; 36 in the catalogue
 * for everybody (list.hits-sale, ADR 0042).
 */
export function getListSize(list: {
  kind: 'hits' | 'sale' | 'catalog'
  isCrawler: boolean
}): number {
  if (list.kind === 'catalog') return 36
  return list.isCrawler ? 4 : 8
}
