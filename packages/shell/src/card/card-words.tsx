import type { Language } from '@svetlitsa/domain/language/read-language'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { RatingWords } from '@svetlitsa/ui/shop/rating'
import { sharedHeartWords } from '../favourite/heart-words.tsx'
import type { BuyWords } from './card-buy.tsx'
import type { CardIslandWords } from './card-island.tsx'

const wordsOf = new Map<Language, CardIslandWords>()

/** The words of cards, one object a language: a page of cards then carries them once. */
export function islandWords(language: Language): CardIslandWords {
  const known = wordsOf.get(language)
  if (known) return known
  const { colour, moreColours, absent, noReviews, score, decimal } = cardTexts[language]
  const words = {
    card: { price: priceWords(language), colour, moreColours, absent },
    rating: { none: noReviews, score, decimal },
    heart: sharedHeartWords(language),
    buy: buyWords(language),
    today: deliveryTexts[language].today,
  }
  wordsOf.set(language, words)
  return words
}

/** «126 отзывов», in the form the count asks for. */
export function reviewsWord(language: Language, count: number): string {
  return translator(cardTexts, language)('reviews', { count })
}

/** The words beside stars, for so many reviews. */
export function ratingWords(language: Language, count: number): RatingWords {
  return { ...islandWords(language).rating, reviews: reviewsWord(language, count) }
}

/** Read before prices. */
export function priceWords(language: Language) {
  const { price, oldPrice } = cardTexts[language]
  return { now: price, old: oldPrice }
}

export function buyWords(language: Language): BuyWords {
  const { toBasket, toBasketOf, adding, inBasket, absent } = cardTexts[language]
  return { toBasket, toBasketOf, adding, inBasket, absent }
}
