import type { review } from '@svetlitsa/api-client/contract/review'
import type * as z from 'zod'
import type { OfferWords } from '../catalogue/catalogue-directory.ts'
import type { ReviewRow } from './review.queries.ts'

/** A review as its readers see it. */
export function toReview(row: ReviewRow, words: OfferWords): z.output<typeof review> {
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
    finish: words(finish),
    isPurchase,
    photos: row.photos.map((photo) => ({ ...photo, kind: 'detail' as const })),
    vote_yes: helpful.yes,
    vote_no: helpful.no,
    helpful,
    approved: row.isApproved,
    answer: row.answer ? { text: row.answer, date: row.answeredAt ?? row.createdAt } : null,
  }
}
