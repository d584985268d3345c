import { newKey } from '../basket/new-key.tsx'

export type Attempt = <Answer>(
  body: unknown,
  send: (key: string) => Promise<Answer>,
) => Promise<Answer>

/**
 * Sends with a key that stays while nobody knows what came of it: the same words tried again after
 * a lost answer are one letter to the server. An answer, or other words, end it, as a key stands
 * for one body (decisions, «Calls») and a refusal would be said again for ever.
 */
export function makeAttempt(): Attempt {
  let open: { body: string; key: string } | null = null
  return async (body, send) => {
    const words = JSON.stringify(body)
    if (open?.body !== words) open = { body: words, key: newKey() }
    const answer = await send(open.key)
    open = null
    return answer
  }
}
