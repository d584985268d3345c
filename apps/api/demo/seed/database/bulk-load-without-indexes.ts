import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'

interface SchemaObject extends Record<string, unknown> {
  drop: string
  make: string
}

/**
 * Runs a bulk load while these tables have no foreign keys, no indexes except those listed and,
 * unless requested otherwise, no triggers of the shop; recreates them afterwards. Checking and
 * sorting all rows at once takes a fraction of the time of row-by-row work. Runs in the caller's
 * transaction, so nobody sees the tables without their constraints, and a violated constraint rolls
 * everything back.
 */
export async function bulkLoadWithoutIndexes(
  tx: Db,
  tables: readonly string[],
  { keptIndexes = [], triggers = false }: { keptIndexes?: readonly string[]; triggers?: boolean },
  load: () => Promise<void>,
): Promise<void> {
  const schemaObjects = [
    ...(await listIndexes(tx, tables, keptIndexes)),
    ...(await listForeignKeys(tx, tables)),
  ]
  const switchTriggers = async (how: 'disable' | 'enable') => {
    if (triggers) return
    for (const table of tables) await tx.execute(`alter table ${table} ${how} trigger user`)
  }
  await switchTriggers('disable')
  for (const { drop } of schemaObjects.toReversed()) await tx.execute(drop)
  await load()
  for (const { make } of schemaObjects) await tx.execute(make)
  await switchTriggers('enable')
}

async function listIndexes(
  tx: Db,
  tables: readonly string[],
  keptIndexes: readonly string[],
): Promise<SchemaObject[]> {
  const { rows } = await tx.execute<SchemaObject>(sql`
    select 'drop index ' || i.indexrelid::regclass as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_index i
    where i.indrelid = any(${sql.param([...tables])}::text[]::regclass[])
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
      and not i.indexrelid = any(${sql.param([...keptIndexes])}::text[]::regclass[])
    order by i.indexrelid`)
  return rows
}

async function listForeignKeys(tx: Db, tables: readonly string[]): Promise<SchemaObject[]> {
  const { rows } = await tx.execute<SchemaObject>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as make
    from pg_constraint
    where contype = 'f' and conrelid = any(${sql.param([...tables])}::text[]::regclass[])
    order by oid`)
  return rows
}
