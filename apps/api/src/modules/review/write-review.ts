import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { createProductReview } from '@svetlitsa/api-client/contract/review'
import { isPlainTalk } from '@svetlitsa/domain/text/is-plain-talk'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import type { Context } from '../../platform/context.ts'
import { Fault } from '../../platform/fault.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { judgeReviewer } from './judge-reviewer.ts'
import { type StoredPhoto, storePhoto } from './store-photo.ts'
import { insertReview, isOfferOf } from './write-review.queries.ts'

type Wanted = ParsedOf<typeof createProductReview>
type Refused = Refusal<'not_found' | 'already_reviewed' | 'purchase_needed' | 'bad_photo'>

/**
 * A customer's review of a product, one of each. Plain talk is shown at once and counts for the
 * rating; what holds links or numbers waits for a reader of the shop.
 */
export async function writeReview(
  context: Context,
  wanted: Wanted,
): Promise<AnswerOf<typeof createProductReview> | Refused> {
  const { db, services, session, language } = context
  if (!session?.userId) throw new Fault(401, 'login_needed')
  const { userId } = session
  const { productId, offerId, score, photos = [] } = wanted
  if (!(await findShownProduct(db, productId))) return refuse('not_found')
  if (offerId !== undefined && !(await isOfferOf(db, offerId, productId))) {
    return refuse('not_found')
  }
  const { refusal, isPurchase } = await judgeReviewer(context, userId, productId)
  if (refusal) return refuse(refusal)
  const stored = await storeAll(photos, services.env.DATA_DIR)
  if (!stored) return refuse('bad_photo')

  const words = {
    authorName: wanted.name.trim(),
    city: wanted.city?.trim() ?? '',
    pros: wanted.pros?.trim() ?? '',
    cons: wanted.cons?.trim() ?? '',
    comment: wanted.comment,
  }
  const isApproved = Object.values(words).every(isPlainTalk)
  const row = { userId, productId, offerId: offerId ?? null, score, isPurchase, isApproved }
  return transact(db, async (tx) => {
    const made = await insertReview(tx, { ...row, ...words }, stored)
    if (!made) return refuse('already_reviewed')
    const { thanks, waits } = reviewTexts[language].sent
    return {
      status: 'success' as const,
      message: isApproved ? thanks : waits,
      review: { ...made, approved: isApproved },
    }
  })
}

/** One after another: five large photographs at once would hold the memory of all of them. */
async function storeAll(photos: readonly string[], dataDir: string): Promise<StoredPhoto[] | null> {
  const stored: StoredPhoto[] = []
  for (const photo of photos) {
    const one = await storePhoto(photo, dataDir)
    if (!one) return null
    stored.push(one)
  }
  return stored
}
