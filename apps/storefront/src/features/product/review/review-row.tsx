import type { ReviewPage } from '@svetlitsa/api-client/review/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { ReviewEntry } from '@svetlitsa/ui/review/review-entry'
import type { ReactNode } from 'react'

export type Review = ReviewPage['reviews'][number]

type ReviewRowProps = {
  review: Review
  language: Language
  photos?: ReactNode
  votes?: ReactNode
}

/** A review in the page's language; rendered both on the server and in the browser. */
export function ReviewRow({ review, language, photos, votes }: ReviewRowProps) {
  const t = getTranslator(reviewTexts, language)
  const { author, city, finish, date, isPurchase, score, comment, pros, cons, answer } = review
  const renderUntranslated = (texts: string) => (
    <Untranslated pageLanguage={language}>{texts}</Untranslated>
  )
  const about = [finish, formatDay(date, language, { year: true }), isPurchase ? t('purchase') : '']
  const sides = [
    { label: t('pros'), text: pros },
    { label: t('cons'), text: cons },
  ].filter(({ text }) => text !== '')
  return (
    <ReviewEntry
      review={{
        score,
        author: renderUntranslated(author),
        about: (
          <>
            {city && renderUntranslated(city)}
            {city && ' · '}
            {about.filter(Boolean).join(' · ')}
          </>
        ),
        text: renderUntranslated(comment),
      }}
      starsLabel={t('score', { score })}
      sides={sides.map(({ label, text }) => ({ label, text: renderUntranslated(text) }))}
      photos={photos}
      votes={votes}
      {...(answer && { answer: { author: t('shop'), text: renderUntranslated(answer.text) } })}
    />
  )
}
