/** How many cards a list has: hits and sale 8, for crawlers 4; the catalogue 36 for everybody (storefront §9, decisions «Regions»). */
export function listSize(list: { kind: 'hits' | 'sale' | 'catalog'; isCrawler: boolean }): number {
  if (list.kind === 'catalog') return 36
  return list.isCrawler ? 4 : 8
}
