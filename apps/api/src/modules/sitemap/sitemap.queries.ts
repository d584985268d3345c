import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { listing } from '../catalogue/listing.table.ts'
import { picture, product } from '../catalogue/product.table.ts'
import { section } from '../catalogue/section.table.ts'
import { newsArticle } from '../news/news.table.ts'
import { promotion } from '../promotion/promotion.table.ts'
import { interiorStyle } from '../style/style.table.ts'

const MOST_PICTURES = 5

/** How many products a price zone shows. */
export async function countListed(db: Db, zoneId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(listing).where(eq(listing.zoneId, zoneId))
  return row?.all ?? 0
}

/** Products of a price zone in the order of their numbers, with their first pictures. */
export async function findListed(db: Db, zoneId: number, page: { size: number; offset: number }) {
  return db
    .select({
      code: product.code,
      section: section.code,
      images: sql<string[]>`(
        select coalesce(array_agg(shown.file order by shown.position, shown.id), '{}') from (
          select ${picture.file}, ${picture.position}, ${picture.id} from ${picture}
          where ${picture.productId} = ${product.id} and ${picture.kind} <> 'drawing'
          order by ${picture.position}, ${picture.id} limit ${MOST_PICTURES}) as shown)`,
    })
    .from(listing)
    .innerJoin(product, eq(product.id, listing.productId))
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(eq(listing.zoneId, zoneId))
    .orderBy(asc(listing.productId))
    .limit(page.size)
    .offset(page.offset)
}

/** What the shop tells besides its goods: news, running promotions, styles. */
export async function findWritten(db: Db, now: Date) {
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
