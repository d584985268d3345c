import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import type {
  FieldProblems,
  ListQuery,
  ResourceRepository,
  StoredRow,
} from './resource-repository.ts'

type Key = readonly [number, number]

interface PairSpec<Row, V, F, L> {
  table: PgTable
  /** The columns of its key, in the order of the key. */
  keys: readonly [PgColumn, PgColumn]
  select: Readonly<Record<keyof Row & string, PgColumn | SQL>>
  search: (text: string) => SQL | undefined
  sorts: Readonly<Record<string, PgColumn | SQL>>
  filter?: (filters: Partial<L>) => readonly (SQL | undefined)[]
  toValues: (row: Row) => V
  toFacts: (row: Row) => F
  /** The key that the values name, or what is wrong with it. */
  findKey: (db: Db, values: V) => Promise<Key | FieldProblems<V>>
  /** The field to blame where a change names another key. */
  keyField: keyof V & string
  /** All columns but those of the key. */
  toColumns: (values: V) => Record<string, unknown>
  check?: (db: Db, values: V, key: Key) => Promise<FieldProblems<V>>
  constraints?: Readonly<Record<string, keyof V & string>>
  /** False where rows are not removed by hand. */
  canRemove: boolean
}

/** The repository of a resource that is one table whose key has two numbers. */
export function createPairRepository<Row, V, F, L>(
  spec: PairSpec<Row, V, F, L>,
): ResourceRepository<V, F, L> {
  const { table, keys, sorts } = spec
  const [first, second] = keys
  const fields: Record<string, PgColumn | SQL> = {
    ...spec.select,
    keyOne: first,
    keyTwo: second,
  }
  const read = (db: Db) => db.select(fields).from(table).$dynamic()
  const toRows = (rows: unknown) =>
    (rows as ({ keyOne: number; keyTwo: number } & Record<string, unknown>)[]).map(
      ({ keyOne, keyTwo, ...row }): StoredRow<V, F> => ({
        id: `${keyOne}-${keyTwo}`,
        values: spec.toValues(row as Row),
        facts: spec.toFacts(row as Row),
      }),
    )
  const buildCondition = ({ search, filters }: ListQuery<L>) =>
    and(search === '' ? undefined : spec.search(search), ...(spec.filter?.(filters) ?? []))
  const isRow = ([one, two]: Key) => and(eq(first, one), eq(second, two))
  const find = async (db: Db, id: string, lock?: 'lock') => {
    const key = parseKey(id)
    if (!key) return null
    const found = read(db).where(isRow(key))
    return toRows(await (lock ? found.for('update') : found))[0] ?? null
  }
  const getKey = async (db: Db, values: V): Promise<Key> => {
    const key = await spec.findKey(db, values)
    if (!isKey(key)) throw new Error('values without a key were not checked')
    return key
  }
  return {
    table,
    keys,
    constraints: spec.constraints ?? {},
    async list(db, query) {
      const direction = query.isDescending ? desc : asc
      const rows = await read(db)
        .where(buildCondition(query))
        .orderBy(direction(sorts[query.sort] ?? first), direction(first), direction(second))
        .limit(query.limit)
        .offset(query.offset)
      return toRows(rows)
    },
    count: (db, query) => db.$count(table, buildCondition(query)),
    find,
    async findMatch(db, values) {
      const key = await spec.findKey(db, values)
      const row = isKey(key) ? await find(db, key.join('-')) : null
      return row?.id ?? null
    },
    async check(db, values, id) {
      const key = await spec.findKey(db, values)
      if (!isKey(key)) return key
      if (id !== null && id !== key.join('-')) return nameProblem(spec.keyField)
      return (await spec.check?.(db, values, key)) ?? {}
    },
    async create(tx, values) {
      const key = await getKey(tx, values)
      const columns = { ...spec.toColumns(values), ...nameKeys(table, keys, key) }
      await tx.insert(table).values(columns as never)
      return key.join('-')
    },
    async change(tx, id, values) {
      const key = parseKey(id)
      const columns = spec.toColumns(values)
      if (key && Object.keys(columns).length > 0)
        await tx
          .update(table)
          .set(columns as never)
          .where(isRow(key))
    },
    remove: spec.canRemove
      ? async (tx, id) => {
          const key = parseKey(id)
          if (key) await tx.delete(table).where(isRow(key))
        }
      : null,
  }
}

const isKey = (found: unknown): found is Key => Array.isArray(found)

function parseKey(id: string): Key | null {
  const [, one, two] = /^(\d+)-(\d+)$/.exec(id) ?? []
  return one && two ? [Number(one), Number(two)] : null
}

const nameProblem = <V>(field: keyof V & string): FieldProblems<V> =>
  ({ [field]: 'fixed' }) as FieldProblems<V>

/** The key by the names that the table's columns have in code. */
function nameKeys(table: PgTable, keys: readonly PgColumn[], numbers: Key) {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    keys.map((key, index) => [columns.find(([, column]) => column === key)?.[0], numbers[index]]),
  )
}
