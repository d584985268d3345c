import type { filter } from '@svetlitsa/api-client/contract/catalogue'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'
import type { Choice } from './list-query.ts'

type Filter = z.output<typeof filter>

/** Tenths of a star that a shopper can ask for at least. */
export const RATING_STEPS: readonly number[] = [45, 40, 30]

/** What an address says for a step: «4.5», «4». */
export const ratingId = (step: number): string => String(step / 10)

interface Asked {
  choices: readonly Choice[]
  held: { ratings: ReadonlyMap<number, number>; total: number }
  left: { ratings: ReadonlyMap<number, number> }
  language: Language
}

/**
 * What other shoppers thought of it: the rating stands on the card, so that it is a filter too (ux
 * check 2). A step that nothing reaches, or everything, is none.
 */
export function ratingFilter({ choices, held, left, language }: Asked): Filter | null {
  const texts = listingTexts[language].filters
  const chosen = choices.find((choice) => choice.of === 'rating')
  const bucket = RATING_STEPS.filter((step) => {
    const count = held.ratings.get(step) ?? 0
    return chosen?.least.includes(step) || (count > 0 && count < held.total)
  }).map((step) => ({
    id: ratingId(step),
    value: texts.ratingFrom.replace('{score}', scoreIn(step, language)),
    checked: chosen?.least.includes(step) ?? false,
    availability: left.ratings.get(step) ?? 0,
    colour: null,
  }))
  if (bucket.length === 0) return null
  const plain = { unit: '', type: 'list', attrPrefix: 'product', isPromoted: false } as const
  const { rating: name } = texts
  return { id: 'rating', name, ...plain, bucket, minValue: 0, maxValue: 0, values: null }
}

function scoreIn(step: number, language: Language): string {
  const score = ratingId(step)
  return language === 'en' ? score : score.replace('.', ',')
}
