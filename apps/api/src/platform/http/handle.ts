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
  readonly findEarlierAnswer: FindEarlierAnswer | null
}

/**
 * The answer of an earlier request with the context's Idempotency-Key, for a call that stores the
 * key with its result: it answers even when the process died before the answer was stored.
 */
export type FindEarlierAnswer = (context: Context) => Promise<unknown>

/**
 * Binds a handler to its call; the compiler checks its input, response and refusals against the
 * contract.
 */
export function handle<C extends AnyCall>(
  call: C,
  handler: Handler<C>,
  findEarlierAnswer: ((context: Context) => Promise<CallAnswer<C> | null>) | null = null,
): HandledCall {
  const run: HandledCall['run'] = (context, input) => handler(context, input as ParsedInput<C>)
  return { call, run, findEarlierAnswer }
}
