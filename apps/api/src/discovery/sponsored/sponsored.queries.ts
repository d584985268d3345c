import { sql } from 'drizzle-orm'
import {
  type ListedRow,
  replaceStaleCards,
  selectCardColumns,
} from '../../catalogue/product/card/current-cards.ts'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'

export type SponsoredRow = ListedRow & { productId: number; advertiser: string; token: string }

/**
 * Products sponsored in a section or an ancestor of it, during their period; those not on sale are
 * left out.
 */
export async function findSponsored(
  db: Db,
  sectionIds: readonly number[],
  query: { zoneId: number; now: Date; maxCount: number },
): Promise<SponsoredRow[]> {
  const { rows } = await db.execute<SponsoredRow>(sql`
    select ${selectCardColumns(query.zoneId)}, null as "offerId",
      l.product_id as "productId", paid.advertiser, paid.token
    from (
      select distinct on (s.product_id) s.*
      from sponsored_product s
      where s.section_id = any(${toIdArray(sectionIds)}) and s.is_active
        and (s.starts_at is null or s.starts_at <= ${query.now.toISOString()}::timestamptz)
        and (s.ends_at is null or s.ends_at > ${query.now.toISOString()}::timestamptz)
      order by s.product_id, s.position, s.id) paid
    join listing l on l.zone_id = ${query.zoneId} and l.product_id = paid.product_id
    join product p on p.id = l.product_id
    order by paid.position, paid.id limit ${query.maxCount}`)
  return replaceStaleCards(db, query.zoneId, rows)
}
