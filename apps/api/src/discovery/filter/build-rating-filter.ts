import type { filter } from '@svetlitsa/api-client/catalogue/contract'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'
import type { Choice } from '../listing/list-query.ts'
import { RATING_STEPS, toRatingId } from '../listing/rating-steps.ts'

type Filter = z.output<typeof filter>

interface RatingFilterOptions {
  choices: readonly Choice[]
  listCounts: { ratings: ReadonlyMap<number, number>; total: number }
  filterCounts: { ratings: ReadonlyMap<number, number> }
  language: Language
}

/**
 * Builds the filter by minimum rating. Cards show the rating, so shoppers expect to filter by it
 * (ux check 2). A step that no product or every product reaches is left out.
 */
export function buildRatingFilter({
  choices,
  listCounts,
  filterCounts,
  language,
}: RatingFilterOptions): Filter | null {
  const texts = productListTexts[language].filters
  const chosen = choices.find((choice) => choice.type === 'rating')
  const bucket = RATING_STEPS.filter((step) => {
    const count = listCounts.ratings.get(step) ?? 0
    return chosen?.minRatings.includes(step) || (count > 0 && count < listCounts.total)
  }).map((step) => ({
    id: toRatingId(step),
    value: texts.ratingFrom.replace('{score}', formatScore(step, language)),
    checked: chosen?.minRatings.includes(step) ?? false,
    availability: filterCounts.ratings.get(step) ?? 0,
    colour: null,
  }))
  if (bucket.length === 0) return null
  const plain = { unit: '', type: 'list', attrPrefix: 'product', isPromoted: false } as const
  const { rating: name } = texts
  return { id: 'rating', name, ...plain, bucket, minValue: 0, maxValue: 0, values: null }
}

function formatScore(step: number, language: Language): string {
  const score = toRatingId(step)
  return language === 'en' ? score : score.replace('.', ',')
}
