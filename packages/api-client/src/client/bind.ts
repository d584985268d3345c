import type { AnswerOf, AnyCall, InputOf, KeyOf, ReasonOf } from '../contract/call.ts'
import type { Problem } from '../contract/problem.ts'
import { CallFault } from './call-fault.ts'

/** What an expected refusal looks like to a caller. */
export interface Refused<Reason extends string> {
  ok: false
  reason: Reason
  message: string
  fields: Record<string, string>
}

export type Outcome<C extends AnyCall> =
  | { ok: true; answer: AnswerOf<C> }
  | Refused<ReasonOf<C> | 'invalid'>

export interface CallOptions {
  /** Origin of the API; browsers leave it out and stay on their own. */
  origin?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  idempotencyKey?: string
  /** The call comes to its end though the page is left meanwhile. */
  keepalive?: boolean
}

export type Bound<C extends AnyCall> = (
  input: InputOf<C>,
  options?: CallOptions,
) => Promise<Outcome<C>>

/**
 * Makes the client side of a call from its key alone, so that a browser ships no schemas.
 * The type parameter ties the key to the contract: an address that drifted does not compile.
 * Expected refusals come back as values; every other failure throws a CallFault.
 */
export function bind<C extends AnyCall>(key: KeyOf<C>): Bound<C> {
  const [method, path, queryNames, action] = partsOf(key)
  return async (input, options = {}) => {
    const { url, body } = requestOf(method, path, queryNames, action, input)
    const answer = await fetch((options.origin ?? '') + url, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
    return outcomeOf<C>(key, answer)
  }
}

function partsOf(key: string): [string, string, string[], string | null] {
  const space = key.indexOf(' ')
  const [rest = '', action = null] = key.slice(space + 1).split('#')
  const [path = '', names = ''] = rest.split('?')
  return [key.slice(0, space), path, names ? names.split('&') : [], action]
}

function requestOf(
  method: string,
  path: string,
  queryNames: string[],
  action: string | null,
  input: unknown,
): { url: string; body: string | undefined } {
  if (method !== 'POST') return { url: path + queryOf(fieldsOf(input)), body: undefined }
  if (Array.isArray(input)) return { url: path, body: JSON.stringify(input) }
  const sent: Record<string, unknown> = {}
  const asked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fieldsOf(input))) {
    const target = queryNames.includes(name) ? asked : sent
    target[name] = value
  }
  if (action) sent.action = action
  return { url: path + queryOf(asked), body: JSON.stringify(sent) }
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

async function outcomeOf<C extends AnyCall>(key: string, answer: Response): Promise<Outcome<C>> {
  if (answer.ok) return { ok: true, answer: (await answer.json()) as AnswerOf<C> }
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
  const problem = isProblem ? ((await answer.json()) as Problem) : null
  if (!problem || answer.status >= 500 || answer.status === 401 || answer.status === 429) {
    throw new CallFault(key, answer.status, problem)
  }
  return {
    ok: false,
    reason: problem.code as ReasonOf<C>,
    message: problem.detail,
    fields: problem.fields ?? {},
  }
}
