import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { checkReview } from '@svetlitsa/api-client/contract/review'
import type { Context } from '../../platform/context.ts'
import { hasBought, hasReviewed } from './write-review.queries.ts'

interface Judged extends AnswerOf<typeof checkReview> {
  isPurchase: boolean
}

/** Whether a customer may review a product: one review of each, and of what the shop asks to have bought. */
export async function judgeReviewer(
  { db, services }: Pick<Context, 'db' | 'services'>,
  userId: number,
  productId: number,
): Promise<Judged> {
  const [isReviewed, isPurchase] = await Promise.all([
    hasReviewed(db, userId, productId),
    hasBought(db, userId, productId),
  ])
  if (isReviewed) return { refusal: 'already_reviewed', isPurchase }
  const isKeptOut = services.env.REVIEW_NEEDS_PURCHASE && !isPurchase
  return { refusal: isKeptOut ? 'purchase_needed' : null, isPurchase }
}
