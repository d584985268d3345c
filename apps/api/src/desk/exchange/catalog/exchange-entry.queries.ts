import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { EntryKind } from '../../../schema/exchange.table.ts'
import type { Entry, GoodBody, OfferBody } from './commerceml-entry.ts'

const ENTRIES_AT_ONCE = 5_000

/** Keeps what a file says; of an offer only what the file has is replaced. */
export async function saveEntries(tx: Db, entries: readonly Entry[]): Promise<void> {
  // A file may name an entry twice, and one statement cannot change a row twice.
  const last = [...new Map(entries.map((entry) => [`${entry.kind} ${entry.key}`, entry])).values()]
  for (let from = 0; from < last.length; from += ENTRIES_AT_ONCE) {
    const rows = last
      .slice(from, from + ENTRIES_AT_ONCE)
      .map(({ kind, key, goodKey, body }) => ({ kind, key, good_key: goodKey, body }))
    await tx.execute(sql`
      insert into exchange_entry as present (kind, key, good_key, body)
      select kind, key, good_key, body from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sent (kind text, key text, good_key text, body jsonb)
      on conflict (kind, key) do update set good_key = excluded.good_key,
        body = case when present.kind = 'offer' then present.body || excluded.body
          else excluded.body end`)
  }
}

export async function findEntries<Body>(
  tx: Db,
  kind: EntryKind,
): Promise<{ key: string; body: Body }[]> {
  const { rows } = await tx.execute<{ key: string; body: Body }>(
    sql`select key, body from exchange_entry where kind = ${kind} order by key`,
  )
  return rows
}

export interface OfferOfGood extends Record<string, unknown> {
  key: string
  goodKey: string
  offer: OfferBody
  good: GoodBody
}

/** All offers of these goods: the offers of a product are saved together. */
export async function findOffersOfGoods(
  tx: Db,
  goodKeys: readonly string[],
): Promise<OfferOfGood[]> {
  const { rows } = await tx.execute<OfferOfGood>(sql`
    select o.key, o.good_key as "goodKey", o.body as offer, g.body as good
    from exchange_entry o
    join exchange_entry g on g.kind = 'good' and g.key = o.good_key
    where o.kind = 'offer' and o.good_key = any(${sql.param([...goodKeys])}::text[])
    order by o.good_key, o.key`)
  return rows
}

/** Places of the shop by the code or name that a warehouse of 1C has. */
export async function findPlaceIds(tx: Db): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; code: string; name: string }>(
    sql`select id, code, lower(name) as name from stock_place where is_active order by id desc`,
  )
  return new Map(
    rows.flatMap(({ id, code, name }) => [
      [name, id],
      [code, id],
    ]),
  )
}
