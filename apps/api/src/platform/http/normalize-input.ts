import type { AnyCall } from '@svetlitsa/api-client/call/call'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'

/**
 * Returns the query or body of a call with every text as what it looks like (text.unseen), so that
 * no handler meets a no-break space, a stress mark or spaces around it. Fields that the call keeps
 * stay as they are: passwords, what staff write for pages, and values that are compared with stored
 * ones.
 */
export function normalizeInput({ keeps }: Pick<AnyCall, 'keeps'>, input: unknown): unknown {
  if (keeps === 'all') return input
  if (typeof input === 'string') return normalizeLine(input)
  if (Array.isArray(input)) return input.map((part) => normalizeInput({ keeps }, part))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      keeps.includes(field) ? value : normalizeInput({ keeps }, value),
    ]),
  )
}
