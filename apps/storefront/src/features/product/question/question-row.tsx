import type { QuestionPage } from '@svetlitsa/api-client/question/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { QuestionEntry } from '@svetlitsa/ui/review/question-entry'
import type { ReactNode } from 'react'

export type Question = QuestionPage['questions'][number]

type QuestionRowProps = { question: Question; language: Language; votes?: ReactNode }

/** A question in the page's language; rendered both on the server and in the browser. */
export function QuestionRow({ question, language, votes }: QuestionRowProps) {
  const { author, text, date, answer } = question
  const { shop, waiting } = questionTexts[language]
  const renderUntranslated = (texts: string) => (
    <Untranslated pageLanguage={language}>{texts}</Untranslated>
  )
  return (
    <QuestionEntry
      question={{
        author: renderUntranslated(author),
        text: renderUntranslated(text),
        date: formatDay(date, language, { year: true }),
      }}
      votes={votes}
      answer={answer ? { author: shop, text: renderUntranslated(answer.text) } : { waiting }}
    />
  )
}
