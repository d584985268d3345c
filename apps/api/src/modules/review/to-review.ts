import type { review } from '@svetlitsa/api-client/review/contract'
import type * as z from 'zod'
import type { TranslateOfferText } from '../catalogue/catalogue-directory.ts'
import type { ReviewRow } from './review.queries.ts'

/** A review as shown to readers. */
export function toReview(
  row: ReviewRow,
  translateText: TranslateOfferText,
): z.output<typeof review> {
  const { id, guid, author, city, score, pros, cons, comment, finish, isPurchase } = row
  const helpful = { yes: row.voteYes, no: row.voteNo }
  return {
    id,
    ID: id,
    guid,
    author,
    city,
    date: row.createdAt,
    score,
    pros,
    cons,
    comment,
    finish: translateText(finish),
    isPurchase,
    photos: row.photos.map((photo) => ({ ...photo, kind: 'detail' as const })),
    vote_yes: helpful.yes,
    vote_no: helpful.no,
    helpful,
    approved: row.isApproved,
    answer: row.answer ? { text: row.answer, date: row.answeredAt ?? row.createdAt } : null,
  }
}
