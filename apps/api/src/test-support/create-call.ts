import { setTimeout as sleep } from 'node:timers/promises'

export interface TestAnswer {
  status: number
  headers: Headers
  text: string
  /** The body as it came. */
  bytes?: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds.
  body: any
  /** The cookie for further requests if the response set one: 'sid=…'. */
  cookie: string | null
}

interface CallOptions {
  cookie?: string | null
  headers?: Record<string, string>
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<TestAnswer>

/** A busy API asks to be called again within this time; a longer one means another trouble. */
const BUSY_SECONDS = 5
/** After this time even a slow machine is not busy but broken. */
const PATIENCE_MS = 90_000

/**
 * Makes calls like a page of the shop does; a string, bytes or a stream are sent unchanged.
 *
 * @param options.repeatsBusy whether a call that a busy API refuses with 503 and Retry-After is
 * repeated, as browsers do; false for tests of that refusal.
 */
export function createCall(
  origin: string,
  { repeatsBusy = true }: { repeatsBusy?: boolean } = {},
): Call {
  const call = createSingleCall(origin)
  if (!repeatsBusy) return call
  return async (method, path, body, options) => {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await call(method, path, body, options)
      const seconds = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY)
      const isBusy = answer.status === 503 && seconds <= BUSY_SECONDS
      if (!isBusy || body instanceof ReadableStream || performance.now() > until) return answer
      await sleep(100)
    }
  }
}

function createSingleCall(origin: string): Call {
  return async (method, path, body, { cookie, headers } = {}) => {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = bytes.toString()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const set = answer.headers.getSetCookie()[0]
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      bytes,
      body: isJson && text ? JSON.parse(text) : null,
      cookie: set ? (set.split(';')[0] ?? null) : null,
    }
  }
}

function isRaw(body: unknown): body is string | Buffer<ArrayBuffer> | ReadableStream {
  return typeof body === 'string' || Buffer.isBuffer(body) || body instanceof ReadableStream
}

/** Simulates one browser: keeps its cookie between calls. */
export function createVisitor(call: Call, headers: Record<string, string> = {}): Call {
  let cookie: string | null = null
  return async (method, path, body, options = {}) => {
    const answer = await call(method, path, body, {
      cookie: options.cookie ?? cookie,
      headers: { ...headers, ...options.headers },
    })
    cookie = answer.cookie ?? cookie
    return answer
  }
}
