import type { AppName } from '@svetlitsa/domain/route/route'
import { findSegmentOwner, ownedFirstSegments } from '@svetlitsa/domain/route/segment-owner'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { redirect } from '../../schema/redirect.table.ts'

/** The redirects from addresses of an app, the oldest first. */
export function listAppRedirects(
  db: Db,
  app: AppName,
  limit: number,
): Promise<{ from: string; to: string }[]> {
  const segments = ownedFirstSegments.filter((segment) => findSegmentOwner(segment) === app)
  const firstSegment = sql<string>`lower(split_part(split_part(${redirect.fromPath}, '?', 1), '/', 2))`
  return db
    .select({ from: redirect.fromPath, to: redirect.target })
    .from(redirect)
    .where(inArray(firstSegment, segments))
    .orderBy(redirect.id)
    .limit(limit)
}
