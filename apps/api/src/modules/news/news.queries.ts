import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { newsArticle } from './news.table.ts'

export type NewsRow = typeof newsArticle.$inferSelect

/** What is published by now and told in this region. */
function told(regionId: number, now: Date): SQL | undefined {
  return and(
    eq(newsArticle.isActive, true),
    sql`${newsArticle.publishedAt} <= ${now.toISOString()}`,
    sql`(${newsArticle.regionIds} = '{}' or ${regionId} = any(${newsArticle.regionIds}))`,
  )
}

const newestFirst = [desc(newsArticle.publishedAt), desc(newsArticle.id)]

export async function findNews(
  db: Db,
  asked: { regionId: number; now: Date; limit: number; offset?: number; butCode?: string },
): Promise<NewsRow[]> {
  const { regionId, now, limit, offset = 0, butCode } = asked
  return db
    .select()
    .from(newsArticle)
    .where(and(told(regionId, now), butCode ? ne(newsArticle.code, butCode) : undefined))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
}

export async function countNews(db: Db, regionId: number, now: Date): Promise<number> {
  return db.$count(newsArticle, told(regionId, now))
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
    .where(and(eq(newsArticle.code, code.toLowerCase()), told(regionId, now)))
  return row ?? null
}
