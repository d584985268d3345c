import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { createProductReview } from '@svetlitsa/api-client/review/contract'
import { hasNoContactDetails } from '@svetlitsa/domain/text/contact-details'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'
import { checkReviewer } from './check-reviewer.ts'
import type { StoredPhoto } from './store-photo.ts'
import { insertReview, isProductOffer } from './write-review.queries.ts'

type ReviewInput = ParsedInput<typeof createProductReview>
type WriteReviewRefusal = Refusal<
  'not_found' | 'already_reviewed' | 'purchase_needed' | 'bad_photo'
>

/**
 * Saves a customer's review of a product, one per product. Plain text is shown at once and counts
 * for the rating; reviews with links or phone numbers await moderation.
 */
export async function writeReview(
  context: Context,
  input: ReviewInput,
): Promise<CallAnswer<typeof createProductReview> | WriteReviewRefusal> {
  const { db, services, session, language } = context
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  const { userId } = session
  const { productId, offerId, score, photos = [] } = input
  if (!(await findShownProduct(db, productId))) return refuse('not_found')
  if (offerId !== undefined && !(await isProductOffer(db, offerId, productId))) {
    return refuse('not_found')
  }
  const { refusal, isPurchase } = await checkReviewer(context, userId, productId)
  if (refusal) return refuse(refusal)
  const stored = await storePhotos(photos, services.storage)
  if (!stored) return refuse('bad_photo')

  const texts = {
    authorName: input.name.trim(),
    city: input.city?.trim() ?? '',
    pros: input.pros?.trim() ?? '',
    cons: input.cons?.trim() ?? '',
    comment: input.comment,
  }
  const isApproved = Object.values(texts).every(hasNoContactDetails)
  const row = { userId, productId, offerId: offerId ?? null, score, isPurchase, isApproved }
  return transact(db, async (tx) => {
    const inserted = await insertReview(tx, { ...row, ...texts }, stored)
    if (!inserted) return refuse('already_reviewed')
    const { thanks, waits } = reviewTexts[language].sent
    return {
      status: 'success' as const,
      message: isApproved ? thanks : waits,
      review: { ...inserted, approved: isApproved },
    }
  })
}

/** One at a time, because decoding five large photos at once would need too much memory. */
async function storePhotos(
  photos: readonly string[],
  storage: Storage,
): Promise<StoredPhoto[] | null> {
  if (photos.length === 0) return []
  const { storePhoto } = await import('./store-photo.ts')
  const stored: StoredPhoto[] = []
  for (const photo of photos) {
    const storedPhoto = await storePhoto(photo, storage)
    if (!storedPhoto) return null
    stored.push(storedPhoto)
  }
  return stored
}
