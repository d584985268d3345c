import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { listing } from '../../schema/listing.table.ts'
import { newsArticle } from '../../schema/news.table.ts'
import { picture, product } from '../../schema/product.table.ts'
import { section } from '../../schema/section.table.ts'
import { buildPublishedCondition } from '../news/news.queries.ts'

const MAX_PICTURES = 5

/** Number of products listed in a price zone. */
export async function countListed(db: Db, zoneId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(listing).where(eq(listing.zoneId, zoneId))
  return row?.all ?? 0
}

/** Products of a price zone by id, with their first pictures. */
export async function findListed(db: Db, zoneId: number, page: { size: number; offset: number }) {
  return db
    .select({
      code: product.code,
      section: section.code,
      images: sql<string[]>`(
        select coalesce(array_agg(shown.file order by shown.position, shown.id), '{}') from (
          select ${picture.file}, ${picture.position}, ${picture.id} from ${picture}
          where ${picture.productId} = ${product.id} and ${picture.kind} <> 'drawing'
          order by ${picture.position}, ${picture.id} limit ${MAX_PICTURES}) as shown)`,
    })
    .from(listing)
    .innerJoin(product, eq(product.id, listing.productId))
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(eq(listing.zoneId, zoneId))
    .orderBy(asc(listing.productId))
    .limit(page.size)
    .offset(page.offset)
}

/** News that is published in a region by now. */
export async function findPublishedNews(db: Db, regionId: number, now: Date) {
  return db
    .select({
      code: newsArticle.code,
      picture: newsArticle.picture,
      changedOn: sql<string>`to_char(${newsArticle.publishedAt}, 'YYYY-MM-DD')`,
    })
    .from(newsArticle)
    .where(buildPublishedCondition(regionId, now))
    .orderBy(desc(newsArticle.publishedAt))
}
