import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/database.ts'

interface Made extends Record<string, unknown> {
  drop: string
  make: string
}

/**
 * Runs a load while these tables have no foreign keys, no indexes but those named and, unless said
 * otherwise, no triggers of the shop, and makes them again after it: to check and sort all rows at
 * once takes a fraction of the time of one by one. In the caller's transaction: nobody sees a table
 * without them, and what does not hold ends it.
 */
export async function loadBare(
  tx: Db,
  tables: readonly string[],
  { keeps = [], triggers = false }: { keeps?: readonly string[]; triggers?: boolean },
  load: () => Promise<void>,
): Promise<void> {
  const made = [...(await indexesOf(tx, tables, keeps)), ...(await keysOf(tx, tables))]
  const switchTriggers = async (how: 'disable' | 'enable') => {
    if (triggers) return
    for (const table of tables) await tx.execute(`alter table ${table} ${how} trigger user`)
  }
  await switchTriggers('disable')
  for (const { drop } of made.toReversed()) await tx.execute(drop)
  await load()
  for (const { make } of made) await tx.execute(make)
  await switchTriggers('enable')
}

async function indexesOf(
  tx: Db,
  tables: readonly string[],
  keeps: readonly string[],
): Promise<Made[]> {
  const { rows } = await tx.execute<Made>(sql`
    select 'drop index ' || i.indexrelid::regclass as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_index i
    where i.indrelid = any(${sql.param([...tables])}::text[]::regclass[])
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
      and not i.indexrelid = any(${sql.param([...keeps])}::text[]::regclass[])
    order by i.indexrelid`)
  return rows
}

async function keysOf(tx: Db, tables: readonly string[]): Promise<Made[]> {
  const { rows } = await tx.execute<Made>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as make
    from pg_constraint
    where contype = 'f' and conrelid = any(${sql.param([...tables])}::text[]::regclass[])
    order by oid`)
  return rows
}
