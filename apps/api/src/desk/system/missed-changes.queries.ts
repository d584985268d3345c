import { asc, gt, sql } from 'drizzle-orm'
import type { PageChange } from '../../platform/cache/change-feed.ts'
import { OVERLAP_IDS } from '../../platform/cache/heard-changes.ts'
import type { Db } from '../../platform/database/database.ts'
import { pageChange } from '../../platform/database/platform.table.ts'

/** A router that missed more refills its pages anew rather than one by one. */
const MAX_MISSED = 5_000

export interface MissedChanges {
  /**
   * What was committed after a change, and some before it; null if the change does not exist (the
   * database was restored to an earlier time), is unknown or too long ago.
   */
  missed: PageChange[] | null
  newest: number
}

/** Finds the changes after the last one that somebody heard of; NaN stands for none. */
export async function findMissedChanges(db: Db, lastHeard: number): Promise<MissedChanges> {
  const from = Number.isSafeInteger(lastHeard) ? lastHeard - OVERLAP_IDS : null
  const missed =
    from === null
      ? []
      : await db
          .select({ id: pageChange.id, tags: pageChange.tags, soft: pageChange.isSoft })
          .from(pageChange)
          .where(gt(pageChange.id, from))
          .orderBy(asc(pageChange.id))
          .limit(MAX_MISSED + 1)
  const isComplete =
    from !== null &&
    missed.length <= MAX_MISSED &&
    (lastHeard === 0 || missed.some(({ id }) => id === lastHeard))
  if (isComplete) return { missed, newest: missed.at(-1)?.id ?? lastHeard }
  const [row] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(pageChange)
  return { missed: null, newest: row?.id ?? 0 }
}
