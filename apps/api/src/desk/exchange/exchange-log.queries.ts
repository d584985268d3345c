import type { ExchangeKind, ExchangeState } from '@svetlitsa/domain/exchange/exchange'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { apiKey } from '../../schema/api-key.table.ts'
import { exchangeRun } from '../../schema/exchange.table.ts'

interface LogFilter {
  kind: ExchangeKind | undefined
  state: ExchangeState | undefined
  after: number | undefined
}

/** What was exchanged, newest first, read on by ids. */
export function findRuns(db: Db, { kind, state, after }: LogFilter, limit: number) {
  return db
    .select({ run: exchangeRun, key: apiKey.name })
    .from(exchangeRun)
    .leftJoin(apiKey, eq(apiKey.id, exchangeRun.apiKeyId))
    .where(
      and(
        kind ? eq(exchangeRun.kind, kind) : undefined,
        state ? eq(exchangeRun.state, state) : undefined,
        after ? lt(exchangeRun.id, after) : undefined,
      ),
    )
    .orderBy(desc(exchangeRun.id))
    .limit(limit)
}

interface FeedRow extends Record<string, unknown> {
  name: string
  code: string
  madeAt: string | null
  offers: number | null
}

/** When the feeds of each region were made, and how many offers they have. */
export async function findFeeds(db: Db): Promise<FeedRow[]> {
  const { rows } = await db.execute<FeedRow>(sql`
    select r.name, r.code, f.made_at::text as "madeAt", f.offers
    from region r left join public_feed f on f.region_id = r.id order by r.id`)
  return rows
}
