import * as contract from '@svetlitsa/api-client/review/contract'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'
import { checkReviewer } from './check-reviewer.ts'
import { readReviews } from './read-reviews.ts'
import { findReviewPhotos } from './review.queries.ts'
import { voterKey } from './voter-key.ts'
import { voteOnReview } from './write-review.queries.ts'
import { writeReview } from './write-review.ts'

const MAX_PHOTOS = 60

export const reviewRoutes = [
  handle(contract.getProductReviews, readReviews),

  handle(contract.getReviewImages, async ({ db }, { productID }) => {
    if (!(await findShownProduct(db, productID))) return refuse('not_found')
    const { photos, total } = await findReviewPhotos(db, productID, MAX_PHOTOS)
    return {
      images: photos.map(({ src, width, height, reviewId }) => ({
        src,
        width,
        height,
        reviewId,
        kind: 'detail' as const,
      })),
      totalCount: total,
    }
  }),

  handle(contract.checkReview, async (context, { productId }) => {
    const { db, session } = context
    if (!session?.userId) throw new HttpError(401, 'login_needed')
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const { refusal } = await checkReviewer(context, session.userId, productId)
    return { refusal }
  }),

  handle(contract.createProductReview, writeReview),

  handle(contract.reviewVote, async (context, { reviewId, vote }) => {
    const session = await context.openSession()
    const result = await context.db.transaction((tx) =>
      voteOnReview(tx, reviewId, voterKey(session), vote === 'yes'),
    )
    if (!result) return refuse('not_found')
    const { isCounted, yes, no } = result
    const { thanks, again } = reviewTexts[context.language].vote
    return {
      status: isCounted ? ('success' as const) : ('error' as const),
      message: isCounted ? thanks : again,
      vote_yes: yes,
      vote_no: no,
      helpful: { yes, no },
    }
  }),
]
