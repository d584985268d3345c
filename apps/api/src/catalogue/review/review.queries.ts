import type { ReviewSort } from '@svetlitsa/domain/review/review-sort'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

export interface Photo extends Record<string, unknown> {
  src: string
  width: number
  height: number
}

export interface ReviewRow {
  id: number
  guid: string
  author: string
  city: string
  createdAt: string
  score: number
  pros: string
  cons: string
  comment: string
  finish: string
  isPurchase: boolean
  photos: Photo[]
  voteYes: number
  voteNo: number
  isApproved: boolean
  answer: string
  answeredAt: string | null
}

export interface ReviewFilter {
  photos: boolean
  scores: readonly number[]
  finish: string | null
}

const ORDER: Record<ReviewSort, SQL> = {
  useful: sql`(exists (select from review_photo ph where ph.review_id = r.id)) desc,
    r.vote_yes - r.vote_no desc, r.created_at desc, r.id desc`,
  new: sql`r.created_at desc, r.id desc`,
  high: sql`r.score desc, r.created_at desc, r.id desc`,
  low: sql`r.score, r.created_at desc, r.id desc`,
}

function buildCondition(productId: number, { photos, scores, finish }: ReviewFilter): SQL {
  return sql.join(
    [
      sql`r.product_id = ${productId} and r.is_approved`,
      ...(photos ? [sql`exists (select from review_photo ph where ph.review_id = r.id)`] : []),
      ...(scores.length > 0 ? [sql`r.score = any(${sql.param([...scores])}::int[])`] : []),
      ...(finish === null ? [] : [sql`o.finish = ${finish}`]),
    ],
    sql` and `,
  )
}

export interface ReviewFigures {
  count: number
  score: number
  /** Counts for one to five stars. */
  byScore: number[]
  withPhotos: number
}

export interface ReviewPage extends ReviewFigures, Record<string, unknown> {
  rows: ReviewRow[]
  /** Number of reviews that match the filter. */
  total: number
  /** Finishes of the reviewed offers, most frequent first. */
  finishes: { finish: string; count: number }[]
}

/** A page of a product's reviews with statistics of all its reviews. */
export async function findReviewPage(
  db: Db,
  productId: number,
  query: { filter: ReviewFilter; sort: ReviewSort; size: number; page: number },
): Promise<ReviewPage> {
  const condition = buildCondition(productId, query.filter)
  const { rows } = await db.execute<ReviewPage>(sql`
    /* prepared */
    select count(*)::int as count, coalesce(round(avg(r.score), 1), 0)::float as score,
      array[count(*) filter (where r.score = 1), count(*) filter (where r.score = 2),
        count(*) filter (where r.score = 3), count(*) filter (where r.score = 4),
        count(*) filter (where r.score = 5)]::int[] as "byScore",
      count(*) filter (where exists (
        select from review_photo ph where ph.review_id = r.id))::int as "withPhotos",
      (select count(*)::int from review r left join offer o on o.id = r.offer_id
        where ${condition}) as total,
      (select coalesce(json_agg(spoken order by spoken.count desc, spoken.finish), '[]') from (
        select o.finish, count(*)::int as count
        from review r join offer o on o.id = r.offer_id
        where r.product_id = ${productId} and r.is_approved and o.finish <> ''
        group by o.finish order by count(*) desc, o.finish limit 6) spoken) as finishes,
      (select coalesce(json_agg(written order by written.place), '[]') from (
        select row_number() over (order by ${ORDER[query.sort]}) as place,
          r.id, r.guid, r.author_name as author, r.city, r.created_at::date::text as "createdAt",
          r.score, r.pros, r.cons, r.comment, coalesce(o.finish, '') as finish,
          r.is_purchase as "isPurchase", r.vote_yes as "voteYes", r.vote_no as "voteNo",
          r.is_approved as "isApproved", r.answer, r.answered_at::date::text as "answeredAt",
          (select coalesce(json_agg(json_build_object('src', ph.file, 'width', ph.width,
              'height', ph.height) order by ph.position, ph.id), '[]')
            from review_photo ph where ph.review_id = r.id) as photos
        from review r left join offer o on o.id = r.offer_id
        where ${condition}
        order by ${ORDER[query.sort]}
        limit ${query.size} offset ${(query.page - 1) * query.size}) written) as rows
    from review r where r.product_id = ${productId} and r.is_approved`)
  const [page] = rows
  // An aggregate without GROUP BY always returns one row.
  if (!page) throw new Error('the reviews were not counted')
  return page
}

/** Photos of a product's approved reviews, those of helpful reviews first. */
export async function findReviewPhotos(
  db: Db,
  productId: number,
  maxCount: number,
): Promise<{ photos: (Photo & { reviewId: number })[]; total: number }> {
  const { rows } = await db.execute<Photo & { reviewId: number; total: number }>(sql`
    select ph.file as src, ph.width, ph.height, r.id as "reviewId",
      (count(*) over ())::int as total
    from review_photo ph join review r on r.id = ph.review_id
    where r.product_id = ${productId} and r.is_approved
    order by r.vote_yes - r.vote_no desc, r.id, ph.position, ph.id limit ${maxCount}`)
  return { photos: rows, total: rows[0]?.total ?? 0 }
}
