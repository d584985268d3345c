import type { AnswerOf, AnyCall, ParsedOf, ReasonOf } from '@svetlitsa/api-client/contract/call'
import type { Context } from './context.ts'
import type { Refusal } from './refusal.ts'
import type { Serialized } from './serialized.ts'

export type Handler<C extends AnyCall> = (
  context: Context,
  input: ParsedOf<C>,
) => Promise<AnswerOf<C> | Serialized<AnswerOf<C>> | Refusal<ReasonOf<C>>>

/** A call with the function that answers it. */
export interface Handled {
  readonly call: AnyCall
  readonly run: (context: Context, input: unknown) => Promise<unknown>
}

/** Ties a handler to its call; the compiler holds its input, answer and refusals to the contract. */
export function handle<C extends AnyCall>(call: C, handler: Handler<C>): Handled {
  return { call, run: (context, input) => handler(context, input as ParsedOf<C>) }
}
