import type { Language } from '@svetlitsa/domain/language/read-language'
import { typo } from '@svetlitsa/domain/text/typo'
import { dayText } from '@svetlitsa/i18n/day-text'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { ReviewEntry } from '@svetlitsa/ui/shop/review-entry'
import type { ShopReviews } from './load-shop-reviews.ts'

type ShopReviewListProps = { reviews: ShopReviews['reviews']; language: Language }

/** What people said of the shop, each with the shop's answer. */
export function ShopReviewList({ reviews, language }: ShopReviewListProps) {
  const say = translator(shopReviewTexts, language)
  const said = (words: string) => <Untranslated on={language}>{words}</Untranslated>
  return (
    <div>
      {reviews.map(({ id, author, city, score, text, date, answer }) => (
        <ReviewEntry
          key={id}
          review={{
            score,
            author: said(author),
            about: (
              <>
                {city && said(city)}
                {city && ', '}
                {dayText(date, language, { year: true })}
              </>
            ),
            text: said(typo(text)),
          }}
          starsLabel={say('score', { score })}
          answer={answer ? { author: say('answer'), text: said(typo(answer)) } : undefined}
        />
      ))}
    </div>
  )
}
