import { getCardFlags } from '../../catalogue/product/card/to-product-card.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import type { ListQuery, ListScope } from './list-query.ts'

/**
 * Stock changes with every order and sends no notification, so lists filtered by it expire after
 * this time.
 */
const STOCK_TTL_MS = 10_000

/** Cache tags whose change invalidates a list. */
export function getScopeTags({ section, promotion, style }: ListScope): string[] {
  return [
    section ? `section:${section.code}` : 'goods',
    'catalogue',
    'section-tree',
    'vendor',
    ...(promotion ? ['promotion'] : []),
    ...(style ? ['style'] : []),
  ]
}

/** Builds the cache key of a list; the reader's language is added to it. */
export function buildScopeKey(
  { section, kind, tags, vendor, promotion, style, found }: ListScope,
  zoneId: number,
): unknown[] {
  const ids = [section, vendor, promotion, style].map((entity) => entity?.id ?? 0)
  return [zoneId, kind, tags.map(({ id }) => id), ...ids, found?.key ?? '']
}

export function buildQueryKey(query: ListQuery, region: Region): unknown[] {
  const { scope, choices, sort, page, size } = query
  return [
    ...buildScopeKey(scope, region.priceZoneId),
    getCardFlags(region),
    choices.some((choice) => choice.type === 'available' && choice.regionId === null)
      ? region.id
      : 0,
    choices,
    sort,
    page,
    size,
  ]
}

export function getListTtlMs({ choices }: Pick<ListQuery, 'choices'>): number | undefined {
  return choices.some((choice) => choice.type === 'places' || choice.type === 'available')
    ? STOCK_TTL_MS
    : undefined
}
