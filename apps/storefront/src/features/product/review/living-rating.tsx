'use client'

import { ratingWords } from '@svetlitsa/shell/card/card-words'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Rating } from '@svetlitsa/ui/shop/rating'

/** The rating in the head as the list of reviews was last answered with it. */
export function LivingRating({ rating }: { rating: { score: number; count: number } }) {
  const words = ratingWords(useLanguage(), rating.count)
  return <Rating rating={rating} words={words} href="#reviews" />
}
