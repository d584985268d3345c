'use client'

import { getRatingTexts } from '@svetlitsa/shell/card/card-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Rating } from '@svetlitsa/ui/review/rating'

/** The rating in the head, from the latest response of the review list. */
export function ReviewRating({ rating }: { rating: { score: number; count: number } }) {
  const texts = getRatingTexts(useLanguage(), rating.count)
  return <Rating rating={rating} labels={texts} href="#reviews" />
}
