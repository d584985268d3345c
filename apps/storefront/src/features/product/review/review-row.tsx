import type { ReviewPage } from '@svetlitsa/api-client/query/review'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { dayText } from '@svetlitsa/i18n/day-text'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { ReviewEntry } from '@svetlitsa/ui/shop/review-entry'
import type { ReactNode } from 'react'

export type Review = ReviewPage['reviews'][number]

type ReviewRowProps = {
  review: Review
  language: Language
  photos?: ReactNode
  votes?: ReactNode
}

/** A review in the reader's words, on the server and in the browser alike. */
export function ReviewRow({ review, language, photos, votes }: ReviewRowProps) {
  const say = translator(reviewTexts, language)
  const { author, city, finish, date, isPurchase, score, comment, pros, cons, answer } = review
  const said = (words: string) => <Untranslated on={language}>{words}</Untranslated>
  const about = [finish, dayText(date, language, { year: true }), isPurchase ? say('purchase') : '']
  const sides = [
    { label: say('pros'), text: pros },
    { label: say('cons'), text: cons },
  ].filter(({ text }) => text !== '')
  return (
    <ReviewEntry
      review={{
        score,
        author: said(author),
        about: (
          <>
            {city && said(city)}
            {city && ' · '}
            {about.filter(Boolean).join(' · ')}
          </>
        ),
        text: said(comment),
      }}
      starsLabel={say('score', { score })}
      sides={sides.map(({ label, text }) => ({ label, text: said(text) }))}
      photos={photos}
      votes={votes}
      {...(answer && { answer: { author: say('shop'), text: said(answer.text) } })}
    />
  )
}
