import type { AnyCall } from './call.ts'
import * as region from './region.ts'

const nouns = [region]

/** The whole agreement: every call of every noun. */
export const allCalls: readonly AnyCall[] = nouns.flatMap((noun) =>
  Object.values<unknown>(noun).filter(isCall),
)

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value
}
