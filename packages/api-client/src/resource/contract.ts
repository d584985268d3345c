import { importLimits } from '@svetlitsa/domain/resource/import-limits'
import * as z from 'zod'
import { defineCall, type FreshCode } from '../call/call.ts'

/** The key of a row: its number, or the numbers of a key of two columns. */
const rowId = z.string().regex(/^\d{1,9}(?:-\d{1,9})?$/)
const version = z.string().max(50)

/** A moment that the database can keep and a form can show. */
export const moment = z.iso
  .datetime({ precision: 3 })
  .refine((text) => text >= '2000' && text < '2100')
const problems = z.record(z.string(), z.string())

const logEntry = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  action: z.enum(['insert', 'update', 'delete']),
  /** Of a change the columns that changed, of a removal all. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** False where the log does not keep the values in full. */
  canUndo: z.boolean(),
})

/** What a resource needs besides its rows: where it is, what can be filtered and sorted. */
interface ResourceSpec<P, V, F, L, S> {
  path: P
  /** In the plural, for the summaries of the calls: `coupons`. */
  name: string
  /** What the form edits and a file has as columns. */
  values: V
  /** What is shown beside it and cannot be edited. */
  facts: F
  filters: L
  /** What the list can be sorted by; the first one is the default. */
  sorts: S
  /** `always` for prices and discounts (retail.fresh-code). */
  freshCode: FreshCode
}

/**
 * The calls of a resource of the back office (ADR 0087): list, one, create, change, remove, history,
 * undo, import and export. `version` names the values that were shown: a write that would overwrite
 * other ones is refused with the row as it is now.
 */
export function defineResource<
  const P extends string,
  V extends z.ZodObject,
  F extends z.ZodObject,
  L extends z.ZodRawShape,
  const S extends readonly [string, ...string[]],
>({ path, name, values, facts, filters, sorts, freshCode }: ResourceSpec<P, V, F, L, S>) {
  const row = z.object({ id: rowId, version, values, facts })
  const choice = {
    search: z.string().trim().max(100).default(''),
    sort: z.enum(sorts).default(sorts[0]),
    isDescending: z.boolean().default(false),
    filters: z.object(filters).partial().optional(),
  }
  const caller = 'shop-owner' as const
  const read = { method: 'POST', effect: 'read', caller } as const
  const write = { method: 'POST', effect: 'write', caller, freshCode, idempotent: true } as const
  // No-break spaces and soft hyphens of pages are written on purpose.
  const keeping = { ...write, keeps: 'all' } as const
  const meanwhile = { changed_meanwhile: 409, not_found: 404, not_possible: 409 } as const
  // Told by the type always, because it does not know whether a code is asked for.
  const proof = (freshCode === 'never' ? {} : { prove_again: 403 }) as { prove_again: 403 }
  const refusals = { ...proof, invalid: 400, ...meanwhile } as const
  const details = z.object({ row: row.nullable() })
  return {
    values,
    list: defineCall({
      ...read,
      path,
      summary: `A page of the ${name}, filtered and sorted`,
      body: z.object({ ...choice, page: z.int().min(1).max(10_000).default(1) }),
      answer: z.object({ rows: z.array(row), total: z.int(), pages: z.int() }),
    }),
    one: defineCall({
      ...read,
      path: `${path}one/`,
      summary: `One of the ${name}`,
      body: z.object({ id: rowId }),
      answer: z.object({ row }),
      refusals: { not_found: 404 },
    }),
    create: defineCall({
      ...keeping,
      path: `${path}create/`,
      summary: `Add one to the ${name}`,
      body: z.strictObject({ values }),
      answer: z.object({ row }),
      refusals,
    }),
    change: defineCall({
      ...keeping,
      path: `${path}change/`,
      summary: `Change one of the ${name}`,
      body: z.strictObject({ id: rowId, version, values }),
      answer: z.object({ row }),
      refusals,
      details,
    }),
    remove: defineCall({
      ...write,
      path: `${path}remove/`,
      summary: `Remove one of the ${name}`,
      body: z.strictObject({ id: rowId, version }),
      answer: z.object({ result: z.literal(true) }),
      refusals: { ...refusals, in_use: 409 },
      details,
    }),
    history: defineCall({
      ...read,
      path: `${path}history/`,
      summary: `Who changed one of the ${name}, when, from what to what`,
      body: z.object({
        /** Without it the changes of all of them. */
        id: rowId.optional(),
        after: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
      }),
      answer: z.object({
        entries: z.array(logEntry.extend({ rowId: z.string() })),
        next: z.int().nullable(),
      }),
    }),
    undo: defineCall({
      ...write,
      path: `${path}undo/`,
      summary: `Undo a change of the ${name}`,
      body: z.strictObject({ entryId: z.int().positive().max(Number.MAX_SAFE_INTEGER) }),
      /** Null where the change was the creation. */
      answer: z.object({ row: row.nullable() }),
      refusals: { ...refusals, in_use: 409 },
    }),
    exportRows: defineCall({
      ...read,
      path: `${path}export/`,
      summary: `The ${name} as CSV, in parts`,
      body: z.object({ ...choice, part: z.int().min(1).max(10_000).default(1) }),
      answer: z.object({ csv: z.string(), next: z.int().nullable() }),
    }),
    importRows: defineCall({
      ...keeping,
      path: `${path}import/`,
      summary: `Add and change ${name} by CSV, all rows or none; a trial saves nothing`,
      body: z.strictObject({ csv: z.string().max(importLimits.characters), isTrial: z.boolean() }),
      answer: z.object({
        isSaved: z.boolean(),
        created: z.int(),
        changed: z.int(),
        same: z.int(),
        /** What is wrong, by line of the file; then nothing was saved. */
        errors: z.array(z.object({ line: z.int(), fields: problems })),
      }),
      refusals: {
        ...proof,
        invalid: 400,
        csv_broken: 400,
        too_many_rows: 413,
        import_running: 409,
      },
      // A character of Cyrillic takes two bytes, an escaped quote another one.
      bodyLimit: importLimits.characters * 3,
    }),
  }
}

/** A resource whose rows are not known to the compiler. */
export type AnyResource = ReturnType<
  typeof defineResource<
    string,
    z.ZodObject,
    z.ZodObject,
    z.ZodRawShape,
    readonly [string, ...string[]]
  >
>

/** The parts of a resource by which repositories and screens are checked. */
export interface ResourceShape {
  values: z.ZodObject
  list: { answer: z.ZodType<{ rows: { facts: unknown }[] }>; body: z.ZodObject }
}
export type ResourceValues<R extends { values: z.ZodObject }> = z.output<R['values']>
export type ResourceFacts<R extends ResourceShape> = z.output<
  R['list']['answer']
>['rows'][number]['facts']
export type ResourceFilters<R extends ResourceShape> =
  z.output<R['list']['body']> extends { filters?: infer L } ? NonNullable<L> : never
