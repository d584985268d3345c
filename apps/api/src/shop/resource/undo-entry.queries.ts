import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { staffLog } from '../../schema/staff-log.table.ts'
import type { AnyRepository } from './resource-repository.ts'

type LogRow = typeof staffLog.$inferSelect
type Line = Record<string, unknown>

/** The longest text that the log keeps whole. */
const MAX_LOGGED_TEXT = 2_000

/** Whether the log keeps every value in full: what is masked or cut cannot be put back. */
export function canUndo({ before, after }: Pick<LogRow, 'before' | 'after'>): boolean {
  return [...Object.values(before ?? {}), ...Object.values(after ?? {})].every(isWhole)
}

function isWhole(value: unknown): boolean {
  return typeof value !== 'string' || !(value.includes('···') || value.length > MAX_LOGGED_TEXT)
}

export async function findLogEntry(tx: Db, subject: string, id: number): Promise<LogRow | null> {
  const condition = and(eq(staffLog.id, id), eq(staffLog.tableName, subject))
  const [entry] = await tx.select().from(staffLog).where(condition)
  return entry ?? null
}

/**
 * Puts back what a recorded change replaced. False where the row is no longer as the change left it;
 * then nothing was written.
 */
export async function undoEntry(
  tx: Db,
  { table, keys }: Pick<AnyRepository, 'table' | 'keys'>,
  { action, rowKey, before, after }: LogRow,
): Promise<boolean> {
  const name = sql.identifier(getTableName(table))
  const parts = rowKey.split(' ')
  const isRow = sql.join(
    keys.map((key, index) => sql`${key} = ${Number(parts[index])}`),
    sql` and `,
  )
  const present = await findLine(tx, name, isRow)
  if (action === 'delete') {
    if (present) return false
    await tx.execute(sql`
      insert into ${name} overriding system value
      select * from jsonb_populate_record(null::${name}, ${JSON.stringify(before)}::jsonb)`)
    return true
  }
  const columns = Object.keys(action === 'insert' ? (present ?? {}) : { ...before, ...after })
  const isAsLeft = columns.every((column) =>
    isDeepStrictEqual(present?.[column] ?? null, after?.[column] ?? null),
  )
  if (!present || !isAsLeft) return false
  if (action === 'insert') {
    await tx.execute(sql`delete from ${name} where ${isRow}`)
    return true
  }
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`
    update ${name} set (${list}) = row(${sql.join(
      columns.map((column) => sql`former.${sql.identifier(column)}`),
      sql`, `,
    )})
    from jsonb_populate_record(null::${name}, ${JSON.stringify(before)}::jsonb) former
    where ${isRow}`)
  return true
}

async function findLine(tx: Db, name: SQL | ReturnType<typeof sql.identifier>, isRow: SQL) {
  const { rows } = await tx.execute<{ line: Line }>(sql`
    select to_jsonb(${name}) - 'updated_at' as line from ${name} where ${isRow} for update`)
  return rows[0]?.line ?? null
}
