import type {
  AnyCall,
  CallAnswer,
  ParsedInput,
  RefusalReason,
} from '@svetlitsa/api-client/call/call'
import type { Context } from '../context/context.ts'
import type { Refusal } from './refusal.ts'
import type { Serialized } from './serialized.ts'

export type Handler<C extends AnyCall> = (
  context: Context,
  input: ParsedInput<C>,
) => Promise<CallAnswer<C> | Serialized<CallAnswer<C>> | Refusal<RefusalReason<C>>>

/** A call with its handler. */
export interface HandledCall {
  readonly call: AnyCall
  readonly run: (context: Context, input: unknown) => Promise<unknown>
}

/**
 * Binds a handler to its call; the compiler checks its input, response and refusals against the
 * contract.
 */
export function handle<C extends AnyCall>(call: C, handler: Handler<C>): HandledCall {
  return { call, run: (context, input) => handler(context, input as ParsedInput<C>) }
}
