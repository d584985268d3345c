import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { product } from '../../schema/product.table.ts'
import { review } from '../../schema/review.table.ts'
import { section } from '../../schema/section.table.ts'
import { shopReview } from '../../schema/shop-review.table.ts'

export async function findShopReviews(db: Db, limit: number, offset: number) {
  return db
    .select()
    .from(shopReview)
    .where(eq(shopReview.isApproved, true))
    .orderBy(desc(shopReview.createdAt), desc(shopReview.id))
    .limit(limit)
    .offset(offset)
}

/** Number of shop reviews by score. */
export async function countShopScores(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ score: shopReview.score, n: count() })
    .from(shopReview)
    .where(eq(shopReview.isApproved, true))
    .groupBy(shopReview.score)
  return new Map(rows.map(({ score, n }) => [score, n]))
}

export async function addShopReview(db: Db, row: typeof shopReview.$inferInsert): Promise<void> {
  await db.insert(shopReview).values(row)
}

/**
 * Number of reviews with the same text from one browser within a day, to detect a form sent twice.
 */
export async function countSameReviews(db: Db, sessionId: number, comment: string) {
  return db.$count(
    shopReview,
    and(
      eq(shopReview.sessionId, sessionId),
      eq(shopReview.comment, comment),
      gt(shopReview.createdAt, sql`now() - interval '1 day'`),
    ),
  )
}

/** Number of product reviews by score. */
export async function countGoodsScores(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ score: review.score, n: count() })
    .from(review)
    .where(eq(review.isApproved, true))
    .groupBy(review.score)
  return new Map(rows.map(({ score, n }) => [score, n]))
}

/** Long enough to be informative on the home page, and short enough to fit there. */
const MIN_LENGTH = 80
const MAX_LENGTH = 240

/** The newest informative product reviews, one per section, each with its product. */
export async function findFeaturedReviews(db: Db, limit: number) {
  const newest = db
    .selectDistinctOn([product.sectionId], {
      id: review.id,
      guid: review.guid,
      author: review.authorName,
      city: review.city,
      score: review.score,
      text: review.comment,
      createdAt: review.createdAt,
      name: product.name,
      nameKk: product.nameKk,
      nameEn: product.nameEn,
      code: product.code,
      sectionCode: sql<string>`${section.code}`.as('section_code'),
      imgUrl: sql<string>`coalesce((select file from picture p
        where p.product_id = ${product.id} order by p.position, p.id limit 1), '')`.as('img_url'),
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(
      and(
        eq(review.isApproved, true),
        eq(product.isActive, true),
        sql`length(${review.comment}) between ${MIN_LENGTH} and ${MAX_LENGTH}`,
      ),
    )
    .orderBy(product.sectionId, desc(review.createdAt), desc(review.id))
    .as('newest')
  return db.select().from(newest).orderBy(desc(newest.createdAt), desc(newest.id)).limit(limit)
}
