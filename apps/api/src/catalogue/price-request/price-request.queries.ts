import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { priceRequest } from '../../schema/price-request.table.ts'

/** Saves a request; identical requests of one day are saved once. */
export async function insertPriceRequest(
  db: Db,
  values: typeof priceRequest.$inferInsert,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from price_request
    where phone = ${values.phone} and product_guid = ${values.productGuid} and url = ${values.url}
      and created_at > now() - interval '1 day' limit 1`)
  if (rows.length === 0) await db.insert(priceRequest).values(values)
}

export async function findProductByGuid(db: Db, guid: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from product where guid = ${guid}::uuid and is_active`)
  return rows[0]?.id ?? null
}
