import type * as z from 'zod'

/** Who may make a call; each value is a row of the generated role × call matrix. */
export type Caller =
  | 'anyone'
  | 'customer'
  | 'staff'
  | 'call-centre'
  | 'assembler'
  | 'designer'
  | 'banner-editor'
  | 'shop-owner'
  | 'dispatcher'
  | 'administrator'
  | 'provider'
  | 'internal'

/** Callers who serve customers: what they write is theirs to answer for. */
export type StaffCaller = Exclude<
  Caller,
  'anyone' | 'customer' | 'assembler' | 'designer' | 'provider' | 'internal'
>

/**
 * When a call needs a code that was entered within fifteen minutes (retail.fresh-code): always, where
 * its handler finds that money moves, or never. Refunds, changes of prices and discounts, money at
 * the till, and certificates and bonuses by hand need one.
 */
export type FreshCode = 'always' | 'when-money-moves' | 'never'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * The specification names the action of most shared paths `action`, of certificates `method` and of
 * claims `queryAction`.
 */
export type ActionField = 'action' | 'method' | 'queryAction'

/**
 * One call of the API contract, as data: the server validates by it, the client types are inferred
 * from it, and the OpenAPI document is generated from it. Paths are copied from the specification,
 * with query parameter names behind `?` and the action of a shared path behind `#`.
 */
export interface Call<
  Method_ extends Method = Method,
  Path extends string = string,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Refusals extends Record<string, number> = Record<string, number>,
  Details extends z.ZodObject | undefined = z.ZodObject | undefined,
> {
  readonly method: Method_
  readonly path: Path
  readonly summary: string
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** Expected refusals: reason → HTTP status of the problem document. */
  readonly refusals: Refusals
  /** Members that the problem document of a refusal may have besides the standard ones. */
  readonly details: Details
  /** A write authenticated by cookie has its origin checked and rejects unknown fields. */
  readonly effect: 'read' | 'write'
  readonly caller: Caller
  /** Checked before the handler where it is `always`, else by `context.hasFreshCode()`. */
  readonly freshCode: FreshCode
  /** Whether a write returns the same response for the same Idempotency-Key and body. */
  readonly idempotent: boolean
  /** Whether calls are limited for each address and hour, as forms that staff read, or as votes. */
  readonly limit: 'form' | 'vote' | null
  /** Maximum body size in bytes; 64 KiB by default. The router refuses larger bodies. */
  readonly bodyLimit: number
  /** The field of the body that names the action of a shared path. */
  readonly actionField: ActionField
  /**
   * Fields whose texts are kept exactly as they were sent: passwords, values that are compared with
   * stored ones; all of them where staff write for pages or another program sends them. Other texts
   * are read as what they look like (text.unseen).
   */
  readonly keeps: 'all' | readonly string[]
}

export type AnyCall = Call<
  Method,
  string,
  z.ZodObject | undefined,
  z.ZodType | undefined,
  z.ZodType,
  Record<string, number>,
  z.ZodObject | undefined
>

interface CallSpec<M, P, Q, B, A, R, D> {
  method: M
  path: P
  summary: string
  query?: Q
  body?: B
  answer: A
  refusals?: R
  details?: D
  idempotent?: boolean
  limit?: 'form' | 'vote'
  bodyLimit?: number
  actionField?: ActionField
  keeps?: 'all' | readonly string[]
}

/** Required: every call states who may make it, and every write of staff whether it needs a code. */
type CallerSpec =
  | { effect: 'write'; caller: StaffCaller; freshCode: FreshCode }
  | { effect: 'write'; caller: Exclude<Caller, StaffCaller>; freshCode?: FreshCode }
  | { effect: 'read'; caller: Caller; freshCode?: never }

/** Maximum body size of a call that declares none. */
export const DEFAULT_BODY_LIMIT_BYTES = 65_536

/** Declares a call of the API contract; omitted options take the strict defaults. */
export function defineCall<
  const M extends Method,
  const P extends string,
  A extends z.ZodType,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  // biome-ignore lint/complexity/noBannedTypes: the empty object means "refuses nothing".
  const R extends Record<string, number> = {},
  D extends z.ZodObject | undefined = undefined,
>(spec: CallSpec<M, P, Q, B, A, R, D> & CallerSpec): Call<M, P, Q, B, A, R, D> {
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    query: spec.query as Q,
    body: spec.body as B,
    answer: spec.answer,
    refusals: (spec.refusals ?? {}) as R,
    details: spec.details as D,
    effect: spec.effect,
    caller: spec.caller,
    freshCode: spec.freshCode ?? 'never',
    idempotent: spec.idempotent ?? false,
    limit: spec.limit ?? null,
    bodyLimit: spec.bodyLimit ?? DEFAULT_BODY_LIMIT_BYTES,
    actionField: spec.actionField ?? 'action',
    keeps: spec.keeps ?? (isOfProgram(spec.caller) ? 'all' : []),
  }
}

const isOfProgram = (caller: Caller) => caller === 'provider' || caller === 'internal'

type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : unknown
type SchemaInput<T> = T extends z.ZodType ? z.input<T> : unknown

/** The client's input: the fields of query and body in one object. */
export type CallInput<C extends AnyCall> = SchemaInput<C['query']> & SchemaInput<C['body']>
/** The handler's input after parsing. */
export type ParsedInput<C extends AnyCall> = SchemaOutput<C['query']> & SchemaOutput<C['body']>
export type CallAnswer<C extends AnyCall> = z.output<C['answer']>
export type RefusalReason<C extends AnyCall> = Extract<keyof C['refusals'], string>
export type CallDetails<C extends AnyCall> = C['details'] extends z.ZodObject
  ? Partial<z.output<C['details']>>
  : unknown
export type CallKey<C extends AnyCall> = `${C['method']} ${C['path']}`

/** Returns the path without its query parameters and action. */
export function getPathname(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path
}

/** Returns the action of a shared path, or null: '/api_vue/personal/#getOrders' → 'getOrders'. */
export function getPathAction(path: string): string | null {
  return path.includes('#') ? path.slice(path.indexOf('#') + 1) : null
}
