import type { Region } from '../region/region-directory.ts'
import { cardFlags } from './card-of.ts'
import type { ListQuery, ListScope } from './list-query.ts'

/** Stock changes with every order and forgets no answer: what was filtered by it lives this long. */
const STOCK_TTL_MS = 10_000

/** The tags whose change makes a list another one. */
export function tagsOfScope({ section, promotion, style }: ListScope): string[] {
  return [
    section ? `section:${section.code}` : 'goods',
    'catalogue',
    'section-tree',
    'vendor',
    ...(promotion ? ['promotion'] : []),
    ...(style ? ['style'] : []),
  ]
}

/** What a list is kept under, beside the reader's language. */
export function keyOfScope(
  { section, kind, tags, vendor, promotion, style, found }: ListScope,
  zoneId: number,
): unknown[] {
  const ids = [section, vendor, promotion, style].map((one) => one?.id ?? 0)
  return [zoneId, kind, tags.map(({ id }) => id), ...ids, found?.key ?? '']
}

export function keyOfQuery(query: ListQuery, region: Region): unknown[] {
  const { scope, choices, sort, page, size } = query
  return [
    ...keyOfScope(scope, region.priceZoneId),
    cardFlags(region),
    choices.some((one) => one.of === 'available' && one.regionId === null) ? region.id : 0,
    choices,
    sort,
    page,
    size,
  ]
}

export function ttlOf({ choices }: Pick<ListQuery, 'choices'>): number | undefined {
  return choices.some(({ of }) => of === 'places' || of === 'available') ? STOCK_TTL_MS : undefined
}
