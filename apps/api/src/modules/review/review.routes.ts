import * as contract from '@svetlitsa/api-client/contract/review'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { Fault } from '../../platform/fault.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { judgeReviewer } from './judge-reviewer.ts'
import { readReviews } from './read-reviews.ts'
import { findReviewPhotos } from './review.queries.ts'
import { voterOf } from './voter-of.ts'
import { voteOnReview } from './write-review.queries.ts'
import { writeReview } from './write-review.ts'

const MOST_PHOTOS = 60

export const reviewRoutes = [
  handle(contract.getProductReviews, readReviews),

  handle(contract.getReviewImages, async ({ db }, { productID }) => {
    if (!(await findShownProduct(db, productID))) return refuse('not_found')
    const { photos, total } = await findReviewPhotos(db, productID, MOST_PHOTOS)
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
    if (!session?.userId) throw new Fault(401, 'login_needed')
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const { refusal } = await judgeReviewer(context, session.userId, productId)
    return { refusal }
  }),

  handle(contract.createProductReview, writeReview),

  handle(contract.reviewVote, async (context, { reviewId, vote }) => {
    const session = await context.openSession()
    const result = await context.db.transaction((tx) =>
      voteOnReview(tx, reviewId, voterOf(session), vote === 'yes'),
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
