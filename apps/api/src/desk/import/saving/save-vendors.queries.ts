import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import { slugify } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { createUniqueCode } from './create-unique-code.ts'
import { upsertRows } from './upsert-rows.queries.ts'

/** Ids of vendors by their lowercase names; missing vendors are added. */
export async function saveVendors(
  tx: Db,
  names: readonly string[],
): Promise<{ idByName: ReadonlyMap<string, number>; created: number }> {
  const { rows } = await tx.execute<{ id: number; code: string; name: string }>(
    sql`select id, code, name from vendor`,
  )
  const idByName = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
  const usedCodes = new Set(rows.map(({ code }) => code))
  const missing = new Map(
    names
      .filter((name) => !idByName.has(name.toLowerCase()))
      .map((name) => [name.toLowerCase(), name]),
  )
  const added = await upsertRows(
    tx,
    'vendor',
    { key: ['name'], returning: ['id', 'name'] },
    [...missing.values()].map((name) => ({
      name,
      code: createUniqueCode(
        { base: buildVendorCode(name), maxLength: codeLimits.page },
        usedCodes,
      ),
    })),
  )
  for (const { id, name } of added.rows) idByName.set(String(name).toLowerCase(), Number(id))
  return { idByName, created: added.created }
}

/** In addresses a vendor «0» means none (rule.manufacturer-zero). */
function buildVendorCode(name: string): string {
  const code = slugify(name)
  return /^0*$/.test(code) ? ['marka', code].filter(Boolean).join('-') : code
}
