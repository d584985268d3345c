import type { Language } from '@svetlitsa/domain/language/read-language'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { PriceWords } from '@svetlitsa/ui/shop/price'
import type { RatingWords } from '@svetlitsa/ui/shop/rating'
import { sharedHeartWords } from '../favourite/heart-words.tsx'
import type { BuyWords } from './card-buy.tsx'
import type { CardIslandWords } from './card-island.tsx'

const wordsOf = new Map<string, CardIslandWords>()

/** The words of cards, one object a language and unit: a page of cards then carries them once. */
export function islandWords(language: Language, byMetre = false): CardIslandWords {
  const key = `${language} ${byMetre}`
  const known = wordsOf.get(key)
  if (known) return known
  const { colour, moreColours, absent, noReviews, score, decimal } = cardTexts[language]
  const words = {
    card: { price: priceWords(language, byMetre), colour, moreColours, absent },
    rating: { none: noReviews, score, decimal },
    heart: sharedHeartWords(language),
    buy: buyWords(language),
    today: deliveryTexts[language].today,
  }
  wordsOf.set(key, words)
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

/** Read before prices, and what of the goods a price is for where that is not a piece. */
export function priceWords(language: Language, byMetre = false): PriceWords {
  const { price, oldPrice, perMetre } = cardTexts[language]
  return { now: price, old: oldPrice, ...(byMetre && { unit: perMetre }) }
}

export function buyWords(language: Language): BuyWords {
  const { toBasket, toBasketOf, adding, inBasket, absent } = cardTexts[language]
  return { toBasket, toBasketOf, adding, inBasket, absent }
}
