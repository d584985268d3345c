import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { ids } from '../catalogue/list-conditions.ts'
import type { ListedRow } from '../catalogue/product-list.queries.ts'

export type SponsoredRow = ListedRow & { productId: number; advertiser: string; token: string }

/** Goods paid for in a section or above it, while their time runs; those not on sale are left out. */
export async function findSponsored(
  db: Db,
  sectionIds: readonly number[],
  asked: { zoneId: number; now: Date; most: number },
): Promise<SponsoredRow[]> {
  const { rows } = await db.execute<SponsoredRow>(sql`
    select l.card, p.name_kk as "nameKk", p.name_en as "nameEn", null as "offerId",
      l.product_id as "productId", paid.advertiser, paid.token
    from (
      select distinct on (s.product_id) s.*
      from sponsored_product s
      where s.section_id = any(${ids(sectionIds)}) and s.is_active
        and (s.starts_at is null or s.starts_at <= ${asked.now.toISOString()}::timestamptz)
        and (s.ends_at is null or s.ends_at > ${asked.now.toISOString()}::timestamptz)
      order by s.product_id, s.position, s.id) paid
    join listing l on l.zone_id = ${asked.zoneId} and l.product_id = paid.product_id
    join product p on p.id = l.product_id
    order by paid.position, paid.id limit ${asked.most}`)
  return rows
}
