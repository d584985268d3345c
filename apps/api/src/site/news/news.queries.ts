import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { newsArticle } from '../../schema/news.table.ts'

export type NewsRow = typeof newsArticle.$inferSelect

/** Condition for items that are published by now and visible in this region. */
export function buildPublishedCondition(regionId: number, now: Date): SQL | undefined {
  return and(
    eq(newsArticle.isActive, true),
    sql`${newsArticle.publishedAt} <= ${now.toISOString()}`,
    sql`(${newsArticle.regionIds} = '{}' or ${regionId} = any(${newsArticle.regionIds}))`,
  )
}

const newestFirst = [desc(newsArticle.publishedAt), desc(newsArticle.id)]

export async function findNews(
  db: Db,
  query: { regionId: number; now: Date; limit: number; offset?: number; excludedCode?: string },
): Promise<NewsRow[]> {
  const { regionId, now, limit, offset = 0, excludedCode } = query
  return db
    .select()
    .from(newsArticle)
    .where(
      and(
        buildPublishedCondition(regionId, now),
        excludedCode ? ne(newsArticle.code, excludedCode) : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
}

export async function countNews(db: Db, regionId: number, now: Date): Promise<number> {
  return db.$count(newsArticle, buildPublishedCondition(regionId, now))
}

export async function findArticle(
  db: Db,
  code: string,
  regionId: number,
  now: Date,
): Promise<NewsRow | null> {
  const [row] = await db
    .select()
    .from(newsArticle)
    .where(and(eq(newsArticle.code, code.toLowerCase()), buildPublishedCondition(regionId, now)))
  return row ?? null
}
