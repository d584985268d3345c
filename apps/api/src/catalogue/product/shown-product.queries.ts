import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** Data of a product that the other parts of its page need. */
export interface ShownProduct extends Record<string, unknown> {
  id: number
  guid: string
  code: string
  name: string
  nameKk: string | null
  nameEn: string | null
  sectionId: number
  sectionCode: string
}

/** A product that has a page, or null. */
export async function findShownProduct(db: Db, id: number): Promise<ShownProduct | null> {
  const { rows } = await db.execute<ShownProduct>(sql`
    select p.id, p.guid, p.code, p.name, p.name_kk as "nameKk", p.name_en as "nameEn",
      s.id as "sectionId", s.code as "sectionCode"
    from product p join section s on s.id = p.section_id
    where p.id = ${id} and p.is_active and s.is_active`)
  return rows[0] ?? null
}
