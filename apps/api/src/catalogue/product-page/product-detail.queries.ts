import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'

export interface MarkRow extends Record<string, unknown> {
  productId: number
  isHit: boolean
  isNew: boolean
  offers: { offerId: number; mark: string | null }[]
}

/** The staff's marks of products and of their offers. */
export async function findMarks(db: Db, productIds: readonly number[]): Promise<MarkRow[]> {
  const { rows } = await db.execute<MarkRow>(sql`
    select p.id as "productId", p.is_hit as "isHit", p.is_new as "isNew",
      json_agg(json_build_object('offerId', o.id, 'mark', o.categorization)
        order by o.position, o.id) as offers
    from product p join offer o on o.product_id = p.id and o.is_active
    where p.id = any(${toIdArray(productIds)}) group by p.id order by p.id`)
  return rows
}

/** The finish of an offer with its texture, or null. */
export async function findTexture(
  db: Db,
  offerId: number,
): Promise<{ finish: string; texture: string | null } | null> {
  const { rows } = await db.execute<{ finish: string; texture: string | null }>(sql`
    select finish, texture from offer where id = ${offerId} and is_active`)
  return rows[0] ?? null
}
