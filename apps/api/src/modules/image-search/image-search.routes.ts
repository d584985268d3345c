import * as contract from '@svetlitsa/api-client/contract/image-search'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Fault } from '../../platform/fault.ts'
import { handle } from '../../platform/handle.ts'
import { readImageResults } from './read-image-results.ts'
import { takePicture } from './take-picture.ts'

/** Unpacking costs more than any other call; nobody looks for more by hand. */
const limiter = new RateLimiterMemory({ points: 60, duration: 60 })

export const imageSearchRoutes = [
  handle(contract.getVisionQuery, async (context, input) => {
    try {
      await limiter.consume(context.address)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      throw new Fault(429, 'too_often', { retryAfterSeconds })
    }
    return takePicture(context, input)
  }),

  handle(contract.getImageSearchResults, readImageResults),
]
