import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProductReviews } from '@svetlitsa/api-client/contract/review'
import { readReviewSort, reviewSorts } from '@svetlitsa/domain/review/review-sort'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { OfferWords } from '../catalogue/catalogue-directory.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { findReviewPage, type ReviewFilter, type ReviewPage } from './review.queries.ts'
import { toReview } from './to-review.ts'

type Answer = AnswerOf<typeof getProductReviews>

const SIZE = 10

/** What people say of a product: a page of it, the choices of order and filters, the sum of all. */
export async function readReviews(
  context: Context,
  { productID, ...asked }: ParsedOf<typeof getProductReviews>,
): Promise<Answer | Refusal<'not_found'>> {
  if (!(await findShownProduct(context.db, productID))) return refuse('not_found')
  return reviewsOf(context, productID, asked)
}

/** The same of a product that is known to be shown. */
export async function reviewsOf(
  { db, language, services }: Context,
  productId: number,
  { page = 1, sort, filters = {} }: Omit<ParsedOf<typeof getProductReviews>, 'productID'> = {},
): Promise<Answer> {
  const chosen = readReviewSort(sort)
  const { photos = false, scores = [], finish = null } = filters
  const filter = { photos, scores, finish }
  const words = await services.catalogue.offerWords(language)
  const found = await findReviewPage(db, productId, { filter, sort: chosen, size: SIZE, page })
  return {
    reviews: found.rows.map((row) => toReview(row, words)),
    sort: reviewSorts.map((key) => ({ key, selected: key === chosen })),
    size: SIZE,
    page,
    filters: filtersOf(found, filter, words),
    totalCount: found.total,
    totalPages: Math.ceil(found.total / SIZE),
    statistic: statisticOf(found),
  }
}

function filtersOf(
  { withPhotos, finishes }: ReviewPage,
  chosen: ReviewFilter,
  words: OfferWords,
): Answer['filters'] {
  return [
    ...(withPhotos > 0
      ? [
          {
            key: 'photos' as const,
            value: '',
            name: '',
            count: withPhotos,
            selected: chosen.photos,
          },
        ]
      : []),
    ...finishes.map(({ finish, count }) => ({
      key: 'finish' as const,
      value: finish,
      name: words(finish),
      count,
      selected: finish === chosen.finish,
    })),
  ]
}

function statisticOf({ score, count, byScore, withPhotos }: ReviewPage): Answer['statistic'] {
  return {
    score,
    count,
    byScore: byScore.map((given, at) => ({ score: at + 1, count: given })).reverse(),
    withPhotos,
  }
}
