import * as contract from '@svetlitsa/api-client/image-search/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { acceptUploadedPicture } from './accept-uploaded-picture.ts'
import { readImageResults } from './read-image-results.ts'

/** Decoding a picture is the most expensive call; no person searches more often. */
const limiter = new RateLimiterMemory({ points: 60, duration: 60 })

export const imageSearchRoutes = [
  handle(contract.getVisionQuery, async (context, input) => {
    try {
      await limiter.consume(context.address)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      throw new HttpError(429, 'too_often', { retryAfterSeconds })
    }
    return acceptUploadedPicture(context, input)
  }),

  handle(contract.getImageSearchResults, readImageResults),
]
