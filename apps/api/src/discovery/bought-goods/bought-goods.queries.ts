import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

export interface BoughtLine extends Record<string, unknown> {
  offerId: number
  productId: number
  /** As on the receipt. */
  name: string
  nameKk: string | null
  nameEn: string | null
  article: string
  sectionCode: string
  productCode: string
  /** Whether the shop still shows the product. */
  isShown: boolean
  file: string | null
  quantity: number
  byMetre: boolean
  orderId: string
  orderGuid: string
  deliveredAt: string
  warrantyMonths: number
  /** Null where there is no review. */
  isReviewApproved: boolean | null
  isReviewRefused: boolean
  instructions: { id: number; kind: 'assembly' | 'care' | 'certificate' }[]
  total: number
}

/**
 * What a customer keeps of delivered orders, last delivered first: a line for each purchase, because
 * its warranty begins with it.
 */
export async function findBoughtLines(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoughtLine[]> {
  const { rows } = await db.execute<BoughtLine>(sql`
    select l.offer_id as "offerId", p.id as "productId", l.name,
      p.name_kk as "nameKk", p.name_en as "nameEn", l.article, l.picture as file,
      s.code as "sectionCode", p.code as "productCode", p.is_active and s.is_active as "isShown",
      l.quantity, p.by_metre as "byMetre", o.number as "orderId", o.guid as "orderGuid",
      d.at::text as "deliveredAt", p.warranty_months as "warrantyMonths",
      r.is_approved as "isReviewApproved",
      coalesce(not r.is_approved and r.judged_at is not null, false) as "isReviewRefused",
      (select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind)
          order by i.position, i.id), '[]')
        from instruction i where i.product_id = p.id) as instructions,
      (count(*) over ())::int as total
    from order_line l
    join shop_order o on o.id = l.order_id and o.state in ('delivered', 'closed')
    join checkout c on c.guid = o.basket_group and c.user_id = ${userId}
    join offer f on f.id = l.offer_id
    join product p on p.id = f.product_id
    join section s on s.id = p.section_id
    cross join lateral (
      select coalesce(max(e.created_at), o.created_at) as at from order_event e
      where e.order_id = o.id and e.kind = 'state' and e.to_state = 'delivered') d
    left join lateral (
      select is_approved, judged_at from review
      where user_id = ${userId} and product_id = p.id order by id desc limit 1) r on true
    where l.quantity > 0
    order by d.at desc, l.id
    limit ${limit} offset ${offset}`)
  return rows
}
