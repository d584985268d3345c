import type { Language } from '@svetlitsa/domain/language/read-language'
import { typo } from '@svetlitsa/domain/text/typo'
import { dayText } from '@svetlitsa/i18n/day-text'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { ReviewEntry } from '@svetlitsa/ui/shop/review-entry'
import type { ShopReviews } from './load-shop-reviews.ts'

type ShopReviewListProps = { reviews: ShopReviews['reviews']; language: Language }

/** What people said of the shop, each with the shop's answer. */
export function ShopReviewList({ reviews, language }: ShopReviewListProps) {
  const say = translator(shopReviewTexts, language)
  return (
    <div lang={language === 'ru' ? undefined : 'ru'}>
      {reviews.map(({ id, author, city, score, text, date, answer }) => (
        <ReviewEntry
          key={id}
          review={{
            score,
            author,
            about: [city, dayText(date, language, { year: true })].filter(Boolean).join(', '),
            text: typo(text),
          }}
          starsLabel={say('score', { score })}
          answer={answer ? { author: say('answer'), text: typo(answer) } : undefined}
        />
      ))}
    </div>
  )
}
