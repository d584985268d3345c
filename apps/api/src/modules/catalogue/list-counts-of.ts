import type { Context } from '../../platform/context.ts'
import { keyOfScope, tagsOfScope } from './cache-of-list.ts'
import { type ListCounts, readListCounts } from './list-counts.queries.ts'
import type { ListScope } from './list-query.ts'

/** What stands in a list at all: many pages and choices of one list share it. */
export function listCountsOf(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  scope: ListScope,
): Promise<ListCounts> {
  const zoneId = region.priceZoneId
  const key = JSON.stringify(['counts', ...keyOfScope(scope, zoneId)])
  return services.answers.read({ key, tags: tagsOfScope(scope) }, () =>
    readListCounts(db, scope, zoneId),
  )
}
