import type { Language } from '@svetlitsa/domain/language/language'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review/shop-review-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { ReviewEntry } from '@svetlitsa/ui/review/review-entry'
import type { ShopReviews } from './load-shop-reviews.ts'

type ShopReviewListProps = { reviews: ShopReviews['reviews']; language: Language }

/** Shop reviews with the shop's answers. */
export function ShopReviewList({ reviews, language }: ShopReviewListProps) {
  const t = getTranslator(shopReviewTexts, language)
  const renderUntranslated = (texts: string) => (
    <Untranslated pageLanguage={language}>{texts}</Untranslated>
  )
  return (
    <div>
      {reviews.map(({ id, author, city, score, text, date, answer }) => (
        <ReviewEntry
          key={id}
          review={{
            score,
            author: renderUntranslated(author),
            about: (
              <>
                {city && renderUntranslated(city)}
                {city && ', '}
                {formatDay(date, language, { year: true })}
              </>
            ),
            text: renderUntranslated(formatTypography(text)),
          }}
          starsLabel={t('score', { score })}
          answer={
            answer
              ? { author: t('answer'), text: renderUntranslated(formatTypography(answer)) }
              : undefined
          }
        />
      ))}
    </div>
  )
}
