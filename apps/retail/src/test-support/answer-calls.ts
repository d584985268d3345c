import type { AnyCall, CallAnswer } from '@svetlitsa/api-client/call/call'
import { vi } from 'vitest'

interface AnsweredCall {
  path: string
  status: number
  body: unknown
}

/** The answer of a call, checked against its contract, so that no test invents one. */
export function answerCall<C extends AnyCall>(call: C, answer: CallAnswer<C>): AnsweredCall {
  return { path: getPath(call), status: 200, body: call.answer.parse(answer) }
}

/** A refusal that the contract declares, as the API words it. */
export function refuseCall<C extends AnyCall>(
  call: C,
  code: keyof NonNullable<C['refusals']> & string,
  detail: string,
): AnsweredCall {
  const status = Number(call.refusals?.[code])
  return { path: getPath(call), status, body: { status, title: detail, detail, code, fields: {} } }
}

/**
 * Stands for the network: answers each call in turn, the last answer again and again. Returns what was
 * asked of a call.
 */
export function answerCalls(answers: readonly AnsweredCall[]) {
  const asked: { path: string; body: unknown; key: string | null }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, location.origin).pathname
    const headers = new Headers(init.headers)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const earlier = asked.filter((one) => one.path === path).length
    asked.push({ path, body, key: headers.get('idempotency-key') })
    const matching = answers.filter((answer) => answer.path === path)
    const found = matching[Math.min(earlier, matching.length - 1)]
    if (!found) throw new Error(`the test has no answer for ${path}`)
    const type = found.status === 200 ? 'application/json' : 'application/problem+json'
    return new Response(JSON.stringify(found.body), {
      status: found.status,
      headers: { 'content-type': type },
    })
  })
  return (call: AnyCall) => asked.filter(({ path }) => path === getPath(call))
}

const getPath = (call: AnyCall) => call.path.split(/[?#]/)[0] ?? ''
