import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { checkReview } from '@svetlitsa/api-client/review/contract'
import type { Context } from '../../platform/context/context.ts'
import { hasBought, hasReviewed } from './write-review.queries.ts'

interface ReviewerCheck extends CallAnswer<typeof checkReview> {
  isPurchase: boolean
}

/**
 * Whether a customer may review a product: one review per product, and only after a purchase if the
 * shop requires it.
 */
export async function checkReviewer(
  { db, services }: Pick<Context, 'db' | 'services'>,
  userId: number,
  productId: number,
): Promise<ReviewerCheck> {
  const [isReviewed, isPurchase] = await Promise.all([
    hasReviewed(db, userId, productId),
    hasBought(db, userId, productId),
  ])
  if (isReviewed) return { refusal: 'already_reviewed', isPurchase }
  const needsPurchase = services.env.REVIEW_NEEDS_PURCHASE && !isPurchase
  return { refusal: needsPurchase ? 'purchase_needed' : null, isPurchase }
}
