import type { Language } from '@svetlitsa/domain/language/read-language'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { ProductCardWords } from '@svetlitsa/ui/shop/product-card'
import type { BuyWords } from './card-buy.tsx'

/** The words of a card, with the number of its reviews in the right form. */
export function cardWords(language: Language, reviewCount: number): ProductCardWords {
  const texts = cardTexts[language]
  return {
    price: priceWords(language),
    rating: {
      reviews: translator(cardTexts, language)('reviews', { count: reviewCount }),
      none: texts.noReviews,
      score: texts.score,
    },
    colour: texts.colour,
    moreColours: texts.moreColours,
    absent: texts.absent,
  }
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
