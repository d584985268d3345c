import { vi } from 'vitest'
import type {
  AnyCall,
  CallAnswer,
  CallDetails,
  CallInput,
  ParsedInput,
  RefusalReason,
} from '../call/call.ts'
import { getPathAction, getPathname } from '../call/call.ts'
import type { Problem } from '../call/problem.ts'

type Reply<C extends AnyCall> = CallAnswer<C> | ((input: ParsedInput<C>) => CallAnswer<C>)
type Handler = { call: AnyCall; reply: (input: unknown) => Response | Promise<Response> }

/**
 * The network of a screen under test. Every request and every answer is checked against the
 * contract, so that a test cannot pass on data that the API would not give or take; a call without
 * an answer fails as if the API were away.
 */
export function serveCalls() {
  const handlers = new Map<string, Handler>()
  const requests: { call: AnyCall; input: unknown; headers: Headers }[] = []

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (resource, init = {}) => {
    const request = readRequest(String(resource instanceof Request ? resource.url : resource), init)
    const handler = handlers.get(request.key(null)) ?? handlers.get(request.key(request.action))
    if (!handler) throw new TypeError(`Failed to fetch ${request.key(request.action)}`)
    const input = parseInput(handler.call, request)
    requests.push({ call: handler.call, input, headers: new Headers(init.headers) })
    return handler.reply(input)
  })

  const handle = (call: AnyCall, reply: Handler['reply']) => {
    handlers.set(buildKey(call.method, getPathname(call.path), getPathAction(call.path)), {
      call,
      reply,
    })
  }
  return {
    /** Answers a call from now on. */
    answer<C extends AnyCall>(call: C, reply: Reply<C>): void {
      handle(call, (input) => {
        const answer = isBuilt<C>(reply) ? reply(input as ParsedInput<C>) : reply
        return toResponse(200, 'application/json', call.answer.parse(answer))
      })
    },
    /** Refuses a call from now on, with the server's message in the reader's language. */
    refuse<C extends AnyCall>(
      call: C,
      reason: RefusalReason<C> | 'invalid',
      message: string,
      more: { fields?: Record<string, string>; details?: CallDetails<C> } = {},
    ): void {
      const status = call.refusals[reason] ?? 400
      const problem = { ...toProblem(status, reason, message), fields: more.fields }
      handle(call, () => toResponse(status, problemType, { ...problem, ...(more.details ?? {}) }))
    },
    /** Lets a call fail from now on: with a status, or as without a network. */
    fail(call: AnyCall, status: number | 'offline', message = '', code = 'server_error'): void {
      handle(call, () => {
        if (status === 'offline') throw new TypeError('Failed to fetch')
        return toResponse(status, problemType, toProblem(status, code, message))
      })
    },
    /** Leaves a call without an answer until the returned function is called. */
    hold<C extends AnyCall>(call: C, answer: CallAnswer<C>): () => void {
      const gate = Promise.withResolvers<void>()
      handle(call, async () => {
        await gate.promise
        return toResponse(200, 'application/json', call.answer.parse(answer))
      })
      return gate.resolve
    },
    /** What a call was asked so far. */
    listInputs<C extends AnyCall>(call: C): CallInput<C>[] {
      return requests
        .filter((request) => request.call === call)
        .map(({ input }) => input as CallInput<C>)
    },
    /** What was called so far, in its order: the action of a shared path, or the path. */
    listActions(): string[] {
      return requests.map(({ call: { path } }) => getPathAction(path) ?? getPathname(path))
    },
    listHeaders(call: AnyCall): Headers[] {
      return requests.filter((request) => request.call === call).map(({ headers }) => headers)
    },
  }
}

export type ServedCalls = ReturnType<typeof serveCalls>

function isBuilt<C extends AnyCall>(
  reply: Reply<C>,
): reply is (input: ParsedInput<C>) => CallAnswer<C> {
  return typeof reply === 'function'
}

const problemType = 'application/problem+json; charset=utf-8'

function toProblem(status: number, code: string, detail: string): Problem {
  return { type: `/problems/${code}`, status, title: detail, detail, code }
}

function toResponse(status: number, type: string, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
}

const buildKey = (method: string, path: string, action: string | null) =>
  `${method} ${path}${action ? `#${action}` : ''}`

function readRequest(address: string, init: RequestInit) {
  const url = new URL(address, location.origin)
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const fields = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : null
  const action = fields?.get('action') ?? fields?.get('method') ?? fields?.get('queryAction')
  return {
    key: (name: unknown) =>
      buildKey(init.method ?? 'GET', url.pathname, typeof name === 'string' ? name : null),
    action,
    query: Object.fromEntries(url.searchParams),
    body,
  }
}

function parseInput(call: AnyCall, request: ReturnType<typeof readRequest>): unknown {
  const query = call.query?.parse(request.query) ?? {}
  if (Array.isArray(request.body)) return call.body?.parse(request.body)
  const fields = new Map(Object.entries(request.body ?? {}))
  if (getPathAction(call.path)) fields.delete(call.actionField)
  const body = call.body?.parse(Object.fromEntries(fields))
  return { ...query, ...(typeof body === 'object' ? body : {}) }
}
