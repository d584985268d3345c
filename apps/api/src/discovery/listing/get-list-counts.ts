import type { Context } from '../../platform/context/context.ts'
import { type ListCounts, readListCounts } from './list-counts.queries.ts'
import type { ListScope } from './list-query.ts'
import { buildScopeKey, getScopeTags } from './product-list-cache-key.ts'

/** Counts of the unfiltered list, shared by all its pages and filter choices. */
export function getListCounts(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  scope: ListScope,
): Promise<ListCounts> {
  const zoneId = region.priceZoneId
  const key = JSON.stringify(['counts', ...buildScopeKey(scope, zoneId)])
  return services.responseCache.read({ key, tags: getScopeTags(scope) }, () =>
    readListCounts(db, scope, zoneId),
  )
}
