import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getProductReviews, review } from '@svetlitsa/api-client/review/contract'
import { parseReviewSort, reviewSorts } from '@svetlitsa/domain/review/review-sort'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { TranslateOfferText } from '../catalogue/catalogue-directory.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'
import {
  findReviewPage,
  type ReviewFilter,
  type ReviewPage,
  type ReviewRow,
} from './review.queries.ts'

type Answer = CallAnswer<typeof getProductReviews>

const SIZE = 10

/**
 * A page of a product's reviews, the available sort orders and filters, and a summary of all
 * reviews.
 */
export async function readReviews(
  context: Context,
  { productID, ...requested }: ParsedInput<typeof getProductReviews>,
): Promise<Answer | Refusal<'not_found'>> {
  if (!(await findShownProduct(context.db, productID))) return refuse('not_found')
  return listReviews(context, productID, requested)
}

/** The same for a product that the caller has checked to be visible. */
export async function listReviews(
  { db, language, services }: Context,
  productId: number,
  { page = 1, sort, filters = {} }: Omit<ParsedInput<typeof getProductReviews>, 'productID'> = {},
): Promise<Answer> {
  const selectedSort = parseReviewSort(sort)
  const { photos = false, scores = [], finish = null } = filters
  const filter = { photos, scores, finish }
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const found = await findReviewPage(db, productId, {
    filter,
    sort: selectedSort,
    size: SIZE,
    page,
  })
  return {
    reviews: found.rows.map((row) => toReview(row, translateText)),
    sort: reviewSorts.map((key) => ({ key, selected: key === selectedSort })),
    size: SIZE,
    page,
    filters: buildFilters(found, filter, translateText),
    totalCount: found.total,
    totalPages: Math.ceil(found.total / SIZE),
    statistic: buildStatistic(found),
  }
}

function buildFilters(
  { withPhotos, finishes }: ReviewPage,
  selected: ReviewFilter,
  translateText: TranslateOfferText,
): Answer['filters'] {
  return [
    ...(withPhotos > 0
      ? [
          {
            key: 'photos' as const,
            value: '',
            name: '',
            count: withPhotos,
            selected: selected.photos,
          },
        ]
      : []),
    ...finishes.map(({ finish, count }) => ({
      key: 'finish' as const,
      value: finish,
      name: translateText(finish),
      count,
      selected: finish === selected.finish,
    })),
  ]
}

function buildStatistic({ score, count, byScore, withPhotos }: ReviewPage): Answer['statistic'] {
  return {
    score,
    count,
    byScore: byScore
      .map((scoreCount, index) => ({ score: index + 1, count: scoreCount }))
      .reverse(),
    withPhotos,
  }
}

/** A review as shown to readers. */
function toReview(row: ReviewRow, translateText: TranslateOfferText): z.output<typeof review> {
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
