import type { AnswerOf, AnyCall } from '../contract/call.ts'
import type { Outcome } from './bind.ts'

/** The answer, for callers that do not tell refusals apart: a refusal is thrown, in the reader's words. */
export function answerOf<C extends AnyCall>(outcome: Outcome<C>): AnswerOf<C> {
  if (outcome.ok) return outcome.answer
  throw new Error(outcome.message, { cause: outcome })
}
