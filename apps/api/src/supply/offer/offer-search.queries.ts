import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains } from '../../shop/resource/table-repository.queries.ts'

/** Rows of offers whose article or product is searched for. */
export const isOfferFound = (offerId: PgColumn, text: string) => sql`${offerId} in (
  select o.id from offer o join product p on p.id = o.product_id
  where ${contains(sql`o.article`, text)} or ${contains(sql`p.name`, text)}
    or o.id::text = ${text})`
