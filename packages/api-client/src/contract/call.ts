import type * as z from 'zod'

/** Who may make a call; every value stands for a row of the generated role × call matrix. */
export type Caller =
  | 'anyone'
  | 'customer'
  | 'staff'
  | 'call-centre'
  | 'assembler'
  | 'designer'
  | 'banner-editor'
  | 'administrator'
  | 'provider'
  | 'internal'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One call of the agreement, as data: the server validates by it, the client is typed by it and
 * the OpenAPI document is made from it. A path is written to the letter of the specifications,
 * with names that travel in the query behind `?` and an action of a shared path behind `#`.
 */
export interface Call<
  Method_ extends Method = Method,
  Path extends string = string,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Refusals extends Record<string, number> = Record<string, number>,
> {
  readonly method: Method_
  readonly path: Path
  readonly summary: string
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** Expected refusals: reason → HTTP status of the problem document. */
  readonly refusals: Refusals
  /** A write by cookie is checked for its origin and refuses unknown fields. */
  readonly effect: 'read' | 'write'
  readonly caller: Caller
  /** A write that answers the same for the same Idempotency-Key and body. */
  readonly idempotent: boolean
  /** Bytes of body accepted, 64 KiB unless said otherwise. */
  readonly bodyLimit: number
}

export type AnyCall = Call<
  Method,
  string,
  z.ZodObject | undefined,
  z.ZodType | undefined,
  z.ZodType,
  Record<string, number>
>

interface CallSpec<M, P, Q, B, A, R> {
  method: M
  path: P
  summary: string
  query?: Q
  body?: B
  answer: A
  refusals?: R
  effect: 'read' | 'write'
  /** Never left out: a new call is nobody's until its author says whose. */
  caller: Caller
  idempotent?: boolean
  bodyLimit?: number
}

const DEFAULT_BODY_LIMIT_BYTES = 65_536

/** Declares a call of the agreement; what is left out takes the strict default. */
export function call<
  const M extends Method,
  const P extends string,
  A extends z.ZodType,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  // biome-ignore lint/complexity/noBannedTypes: the empty object means "refuses nothing".
  const R extends Record<string, number> = {},
>(spec: CallSpec<M, P, Q, B, A, R>): Call<M, P, Q, B, A, R> {
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    query: spec.query as Q,
    body: spec.body as B,
    answer: spec.answer,
    refusals: (spec.refusals ?? {}) as R,
    effect: spec.effect,
    caller: spec.caller,
    idempotent: spec.idempotent ?? false,
    bodyLimit: spec.bodyLimit ?? DEFAULT_BODY_LIMIT_BYTES,
  }
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : unknown
type SentOf<T> = T extends z.ZodType ? z.input<T> : unknown

/** What a client sends: the fields of query and body in one object. */
export type InputOf<C extends AnyCall> = SentOf<C['query']> & SentOf<C['body']>
/** What a handler receives after parsing. */
export type ParsedOf<C extends AnyCall> = OutputOf<C['query']> & OutputOf<C['body']>
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>
export type ReasonOf<C extends AnyCall> = Extract<keyof C['refusals'], string>
export type KeyOf<C extends AnyCall> = `${C['method']} ${C['path']}`

/** The path without its query names and action: what stands in the address. */
export function addressOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path
}

/** The action of a shared path, or null: '/api_vue/personal/#getOrders' → 'getOrders'. */
export function actionOf(path: string): string | null {
  return path.includes('#') ? path.slice(path.indexOf('#') + 1) : null
}
