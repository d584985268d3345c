import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { toLikePattern } from '../../platform/database/to-like-pattern.ts'
import type {
  FieldProblems,
  ListQuery,
  ResourceRepository,
  StoredRow,
} from './resource-repository.ts'

interface TableSpec<T extends PgTable & { id: PgColumn }, V, F, L> {
  table: T
  /** Rows of the table that belong to the resource, where not all do. */
  scope?: SQL
  /** What together identifies a row in a file. */
  match: readonly { field: keyof V & string; column: PgColumn }[]
  /** The columns that are searched, or the condition. */
  search: readonly PgColumn[] | ((text: string) => SQL)
  sorts: Readonly<Record<string, PgColumn | SQL>>
  filter?: (filters: Partial<L>) => readonly (SQL | undefined)[]
  toValues: (row: T['$inferSelect']) => V
  toFacts: (row: T['$inferSelect']) => F
  toColumns: (values: V) => Partial<T['$inferInsert']>
  check?: (db: Db, values: V, id: string | null) => Promise<FieldProblems<V>>
  constraints?: Readonly<Record<string, keyof V & string>>
}

/** The repository of a resource that is one table with a numeric id. */
export function createTableRepository<T extends PgTable & { id: PgColumn }, V, F, L>(
  spec: TableSpec<T, V, F, L>,
): ResourceRepository<V, F, L> {
  const { table, scope, match, sorts } = spec
  type Row = T['$inferSelect']
  const toStored = (row: Row): StoredRow<V, F> => ({
    id: String((row as { id: number }).id),
    values: spec.toValues(row),
    facts: spec.toFacts(row),
  })
  const isFound = (text: string) =>
    typeof spec.search === 'function'
      ? spec.search(text)
      : or(...spec.search.map((column) => contains(column, text)))
  const buildCondition = ({ search, filters }: ListQuery<L>) =>
    and(scope, search === '' ? undefined : isFound(search), ...(spec.filter?.(filters) ?? []))
  const isRow = (id: string) => and(eq(table.id, Number(id)), scope)
  const select = (db: Db) =>
    db
      .select()
      .from(table as PgTable)
      .$dynamic()
  const write = (values: V) => spec.toColumns(values) as never
  return {
    table,
    keys: [table.id],
    constraints: spec.constraints ?? {},
    async list(db, query) {
      const direction = query.isDescending ? desc : asc
      const rows = await select(db)
        .where(buildCondition(query))
        .orderBy(direction(sorts[query.sort] ?? table.id), direction(table.id))
        .limit(query.limit)
        .offset(query.offset)
      return rows.map((row) => toStored(row as Row))
    },
    count: (db, query) => db.$count(table, buildCondition(query)),
    async find(db, id, lock) {
      if (!/^\d+$/.test(id)) return null
      const found = select(db).where(isRow(id))
      const [row] = await (lock ? found.for('update') : found)
      return row ? toStored(row as Row) : null
    },
    async findMatch(db, values) {
      // As they are stored: a moment is a date there.
      const columns: Partial<Record<string, unknown>> = spec.toColumns(values)
      const conditions = match.map(({ field, column }) =>
        columns[field] === null ? isNull(column) : eq(column, columns[field]),
      )
      const [row] = await db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(and(...conditions, scope))
        .limit(1)
      return row ? String(row.id) : null
    },
    check: spec.check ?? (async () => ({})),
    async create(tx, values) {
      const [row] = await tx.insert(table).values(write(values)).returning({ id: table.id })
      return String((row as { id: number }).id)
    },
    async change(tx, id, values) {
      await tx.update(table).set(write(values)).where(isRow(id))
    },
    async remove(tx, id) {
      await tx.delete(table).where(isRow(id))
    },
  }
}

/** Whether a column contains what was searched for. */
export function contains(column: PgColumn | SQL, search: string): SQL {
  return sql`${column}::text ilike ${toLikePattern(search)}`
}
