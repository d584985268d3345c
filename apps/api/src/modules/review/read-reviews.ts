import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProductReviews } from '@svetlitsa/api-client/contract/review'
import { readReviewSort, reviewSorts } from '@svetlitsa/domain/review/review-sort'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import {
  findReviewedFinishes,
  findReviewFigures,
  findReviews,
  type ReviewFigures,
  type ReviewFilter,
} from './review.queries.ts'
import { toReview } from './to-review.ts'

type Answer = AnswerOf<typeof getProductReviews>

const SIZE = 10

/** What people say of a product: a page of it, the choices of order and filters, the sum of all. */
export async function readReviews(
  { db }: Context,
  { productID, page = 1, sort, filters = {} }: ParsedOf<typeof getProductReviews>,
): Promise<Answer | Refusal<'not_found'>> {
  if (!(await findShownProduct(db, productID))) return refuse('not_found')
  const chosen = readReviewSort(sort)
  const { photos = false, scores = [], finish = null } = filters
  const filter = { photos, scores, finish }
  const [found, figures, finishes] = await Promise.all([
    findReviews(db, productID, { filter, sort: chosen, size: SIZE, page }),
    findReviewFigures(db, productID),
    findReviewedFinishes(db, productID),
  ])
  return {
    reviews: found.rows.map(toReview),
    sort: reviewSorts.map((key) => ({ key, selected: key === chosen })),
    size: SIZE,
    page,
    filters: filtersOf(figures, finishes, filter),
    totalCount: found.total,
    totalPages: Math.ceil(found.total / SIZE),
    statistic: statisticOf(figures),
  }
}

function filtersOf(
  { withPhotos }: ReviewFigures,
  finishes: readonly { finish: string; count: number }[],
  chosen: ReviewFilter,
): Answer['filters'] {
  return [
    ...(withPhotos > 0
      ? [{ key: 'photos' as const, value: '', count: withPhotos, selected: chosen.photos }]
      : []),
    ...finishes.map(({ finish, count }) => ({
      key: 'finish' as const,
      value: finish,
      count,
      selected: finish === chosen.finish,
    })),
  ]
}

function statisticOf({ score, count, byScore, withPhotos }: ReviewFigures): Answer['statistic'] {
  return {
    score,
    count,
    byScore: byScore.map((given, at) => ({ score: at + 1, count: given })).reverse(),
    withPhotos,
  }
}
