import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

export interface BannerRow extends Record<string, unknown> {
  name: string
  nameKk: string | null
  nameEn: string | null
  url: string
  picture: string | null
  position: number
}

const MAX_BANNERS = 5

/**
 * Active banners of a product's page: those of the product, then those of its section and its
 * ancestors.
 */
export async function findProductBanners(
  db: Db,
  product: { id: number; sectionId: number },
  now: Date,
): Promise<BannerRow[]> {
  const { rows } = await db.execute<BannerRow>(sql`
    /* prepared */
    select b.name, b.name_kk as "nameKk", b.name_en as "nameEn", b.url, b.picture, b.position
    from product_banner b
    where b.is_active
      and (b.product_id = ${product.id}
        or b.section_id = any((select s.path from section s where s.id = ${product.sectionId})::int[]))
      and (b.date_start is null or b.date_start <= ${now.toISOString()}::timestamptz)
      and (b.date_end is null or b.date_end > ${now.toISOString()}::timestamptz)
    order by b.product_id is null, b.position, b.id limit ${MAX_BANNERS}`)
  return rows
}
