import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { interiorStyle } from '../interior-style/style.table.ts'
import { newsArticle } from '../news/news.table.ts'
import { picture, product } from '../product/product.table.ts'
import { listing } from '../product-list/listing/listing.table.ts'
import { promotion } from '../promotion/promotion.table.ts'
import { section } from '../section/section.table.ts'

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

/** Pages other than products: news, running promotions, styles. */
export async function findContentPages(db: Db, now: Date) {
  const runs = and(
    eq(promotion.isActive, true),
    or(isNull(promotion.endsAt), gt(promotion.endsAt, now)),
  )
  const news = await db
    .select({
      code: newsArticle.code,
      picture: newsArticle.picture,
      changedOn: sql<string>`to_char(${newsArticle.publishedAt}, 'YYYY-MM-DD')`,
    })
    .from(newsArticle)
    .where(and(eq(newsArticle.isActive, true), sql`${newsArticle.publishedAt} <= ${now}`))
    .orderBy(desc(newsArticle.publishedAt))
  const promotions = await db
    .select({ code: promotion.code, picture: promotion.picture })
    .from(promotion)
    .where(runs)
    .orderBy(asc(promotion.position))
  const styles = await db
    .select({ code: interiorStyle.code, picture: interiorStyle.picture })
    .from(interiorStyle)
    .where(eq(interiorStyle.isActive, true))
    .orderBy(asc(interiorStyle.position))
  return { news, promotions, styles }
}
