import { slug } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { freeCode } from './free-code.ts'
import { upsertRows } from './upsert-rows.queries.ts'

/** Ids of manufacturers by their names in small letters; those the shop lacks are added. */
export async function saveVendors(
  tx: Db,
  names: readonly string[],
): Promise<{ idOf: ReadonlyMap<string, number>; created: number }> {
  const { rows } = await tx.execute<{ id: number; code: string; name: string }>(
    sql`select id, code, name from vendor`,
  )
  const idOf = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
  const taken = new Set(rows.map(({ code }) => code))
  const missing = new Map(
    names.filter((name) => !idOf.has(name.toLowerCase())).map((name) => [name.toLowerCase(), name]),
  )
  const added = await upsertRows(
    tx,
    'vendor',
    { key: ['name'], returning: ['id', 'name'] },
    [...missing.values()].map((name) => ({ name, code: freeCode([slug(name) || 'marka'], taken) })),
  )
  for (const { id, name } of added.rows) idOf.set(String(name).toLowerCase(), Number(id))
  return { idOf, created: added.created }
}
