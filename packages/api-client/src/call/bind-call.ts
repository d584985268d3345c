import type {
  ActionField,
  AnyCall,
  CallAnswer,
  CallDetails,
  CallInput,
  CallKey,
  RefusalReason,
} from './call.ts'
import { CallError } from './call-error.ts'
import type { Problem } from './problem.ts'

/** The value returned for an expected refusal. */
export interface RefusedOutcome<Reason extends string, Details = unknown> {
  ok: false
  reason: Reason
  message: string
  fields: Record<string, string>
  /** Further members of the problem document that the contract declares. */
  details: Details
}

export type Outcome<C extends AnyCall> =
  | { ok: true; answer: CallAnswer<C> }
  | RefusedOutcome<RefusalReason<C> | 'invalid', CallDetails<C>>

export interface CallOptions {
  /** Origin of the API; browsers omit it and use the page's origin. */
  origin?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  idempotencyKey?: string
  /** Lets the request complete after the page is left. */
  keepalive?: boolean
  /** Sends the request instead of `fetch`. */
  send?: (url: string, init: RequestInit) => Promise<Response>
}

export type BoundCall<C extends AnyCall> = (
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<Outcome<C>>

/**
 * Creates the client function of a call from its key alone, so that browsers download no schemas.
 * The type parameter ties the key to the contract: a changed address does not compile. Expected
 * refusals are returned as values; every other error throws a CallError, after which the same key may
 * be sent again.
 */
export function bindCall<C extends AnyCall>(
  key: CallKey<C>,
  { actionField = 'action' }: { actionField?: ActionField } = {},
): BoundCall<C> {
  const [method, path, queryNames, action] = parseKey(key)
  const actionFields = action ? { [actionField]: action } : {}
  return async (input, options = {}) => {
    const { url, body } = buildRequest(method, path, queryNames, actionFields, input)
    const answer = await (options.send ?? fetch)((options.origin ?? '') + url, {
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
    return readOutcome<C>(key, answer)
  }
}

function parseKey(key: string): [string, string, string[], string | null] {
  const space = key.indexOf(' ')
  const [rest = '', action = null] = key.slice(space + 1).split('#')
  const [path = '', names = ''] = rest.split('?')
  return [key.slice(0, space), path, names ? names.split('&') : [], action]
}

function buildRequest(
  method: string,
  path: string,
  queryNames: string[],
  actionFields: Record<string, string>,
  input: unknown,
): { url: string; body: string | undefined } {
  if (method !== 'POST') return { url: path + buildQuery(toFields(input)), body: undefined }
  if (Array.isArray(input)) return { url: path, body: JSON.stringify(input) }
  const bodyFields: Record<string, unknown> = {}
  const queryFields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(toFields(input))) {
    const target = queryNames.includes(name) ? queryFields : bodyFields
    target[name] = value
  }
  Object.assign(bodyFields, actionFields)
  return { url: path + buildQuery(queryFields), body: JSON.stringify(bodyFields) }
}

function toFields(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function buildQuery(fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

async function readOutcome<C extends AnyCall>(key: string, answer: Response): Promise<Outcome<C>> {
  if (answer.ok) return { ok: true, answer: (await answer.json()) as CallAnswer<C> }
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
  const problem = isProblem ? ((await answer.json()) as Problem) : null
  if (!problem || isNoDecision(answer.status, problem)) {
    throw new CallError(key, answer.status, problem)
  }
  return {
    ok: false,
    reason: problem.code as RefusalReason<C>,
    message: problem.detail,
    fields: problem.fields ?? {},
    details: problem as CallDetails<C>,
  }
}

/** Whether the same request may still succeed: an earlier one with its key may be under way. */
function isNoDecision(status: number, { code }: Problem): boolean {
  return status >= 500 || status === 401 || status === 429 || code === 'in_flight'
}
