import { createIdempotencyKey } from './create-idempotency-key.ts'

export type IdempotentSubmit = <Answer>(
  body: unknown,
  send: (key: string) => Promise<Answer>,
) => Promise<Answer>

/**
 * Sends requests with a key that is kept while the outcome is unknown, so that a retry of the same
 * body after a lost response counts once on the server. A response or another body starts a new
 * key: a key stands for one body (ADR 0043), and otherwise a refusal would be repeated forever.
 */
export function createIdempotentSubmit(): IdempotentSubmit {
  let open: { body: string; key: string } | null = null
  return async (body, send) => {
    const serialized = JSON.stringify(body)
    if (open?.body !== serialized) open = { body: serialized, key: createIdempotencyKey() }
    const answer = await send(open.key)
    open = null
    return answer
  }
}
