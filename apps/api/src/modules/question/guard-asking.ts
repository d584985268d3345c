import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Fault } from '../../platform/fault.ts'

const QUESTIONS_AN_HOUR = 20
const limiter = new RateLimiterMemory({ points: QUESTIONS_AN_HOUR, duration: 3_600 })

/** Questions and requests of one address: a person asks a few, a machine would ask thousands. */
export async function guardAsking(address: string): Promise<void> {
  try {
    await limiter.consume(address)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    throw new Fault(429, 'too_often', { retryAfterSeconds })
  }
}
