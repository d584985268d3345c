import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '../../platform/http/http-error.ts'

const MAX_QUESTIONS_PER_HOUR = 20
const limiter = new RateLimiterMemory({ points: MAX_QUESTIONS_PER_HOUR, duration: 3_600 })

/** Limits questions and requests per address against automated submissions. */
export async function limitQuestions(address: string): Promise<void> {
  try {
    await limiter.consume(address)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    throw new HttpError(429, 'too_often', { retryAfterSeconds })
  }
}
