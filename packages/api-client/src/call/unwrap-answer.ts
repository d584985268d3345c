import type { Outcome } from './bind-call.ts'
import type { AnyCall, CallAnswer } from './call.ts'
import { RefusedError } from './refused-error.ts'

/**
 * Returns the response of a call for callers that do not distinguish refusals: a refusal is thrown
 * as a RefusedError with its localized message.
 */
export function unwrapAnswer<C extends AnyCall>(outcome: Outcome<C>): CallAnswer<C> {
  if (outcome.ok) return outcome.answer
  throw new RefusedError(outcome)
}
