import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Photo } from './review.queries.ts'

export interface CustomerReviewRow extends Record<string, unknown> {
  id: number
  guid: string
  date: string
  score: number
  pros: string
  cons: string
  comment: string
  approved: boolean
  isRefused: boolean
  answer: string
  answeredAt: string | null
  photos: Photo[]
  name: string
  sectionCode: string
  productCode: string
  /** Whether the shop still shows the product. */
  isShown: boolean
  file: string | null
  total: number
}

/** The reviews that a customer wrote, newest first, with their products. */
export async function findCustomerReviews(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerReviewRow[]> {
  const { rows } = await db.execute<CustomerReviewRow>(sql`
    select r.id, r.guid, r.created_at::date::text as date, r.score, r.pros, r.cons, r.comment,
      r.is_approved as approved, not r.is_approved and r.judged_at is not null as "isRefused",
      r.answer, r.answered_at::date::text as "answeredAt", p.name,
      s.code as "sectionCode", p.code as "productCode", p.is_active and s.is_active as "isShown",
      (select pic.file from picture pic where pic.product_id = p.id
        order by pic.position, pic.id limit 1) as file,
      (select coalesce(json_agg(json_build_object('src', ph.file, 'width', ph.width,
          'height', ph.height) order by ph.position, ph.id), '[]')
        from review_photo ph where ph.review_id = r.id) as photos,
      (count(*) over ())::int as total
    from review r join product p on p.id = r.product_id join section s on s.id = p.section_id
    where r.user_id = ${userId}
    order by r.created_at desc, r.id desc
    limit ${limit} offset ${offset}`)
  return rows
}
