import type { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'

export type FieldProblem = keyof (typeof problemTexts)['ru']['fields']
/** What is wrong, by field; empty where nothing is. */
export type FieldProblems<V> = { [Name in keyof V]?: FieldProblem }

export interface StoredRow<V, F> {
  id: string
  values: V
  facts: F
}

export interface ListQuery<L> {
  search: string
  filters: Partial<L>
  sort: string
  isDescending: boolean
  limit: number
  offset: number
}

/**
 * How the rows of a resource are read and written (ADR 0087). The calls around it compare versions,
 * open transactions, and report problems at their fields.
 */
export interface ResourceRepository<V, F, L> {
  /** The table whose log entries are the history. */
  readonly table: PgTable
  /** The columns of its key, in the order of a row's id. */
  readonly keys: readonly PgColumn[]
  /** The field to blame where a constraint of the database refuses a write. */
  readonly constraints: Readonly<Record<string, keyof V & string>>
  list(db: Db, query: ListQuery<L>): Promise<StoredRow<V, F>[]>
  count(db: Db, query: ListQuery<L>): Promise<number>
  /** The row, locked until the end of the transaction where it is about to be written. */
  find(db: Db, id: string, lock?: 'lock'): Promise<StoredRow<V, F> | null>
  /** The row that a line of a file changes; null for a new one. */
  findMatch(db: Db, values: V): Promise<string | null>
  /** The rules that need the database; the contract's own were checked before. */
  check(db: Db, values: V, id: string | null): Promise<FieldProblems<V>>
  /** Null where rows are not created or removed by hand. */
  readonly create: ((tx: Db, values: V, context: Context) => Promise<string>) | null
  change(tx: Db, id: string, values: V, context: Context): Promise<void>
  readonly remove: ((tx: Db, id: string) => Promise<void>) | null
}

/** A repository whose rows are not known to the compiler. */
export type AnyRepository = ResourceRepository<
  Record<string, unknown>,
  Record<string, unknown>,
  Record<string, unknown>
>
