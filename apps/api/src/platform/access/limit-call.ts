import type { Context } from '../context/context.ts'
import type { RateLimit } from './rate-limiter.ts'

/** Limits a call more strictly than the general limit does, for each address (ADR 0041). */
export function limitCall(
  { address, services }: Pick<Context, 'address' | 'services'>,
  limit: RateLimit,
): Promise<void> {
  return services.rateLimiter.consume(limit, address)
}
