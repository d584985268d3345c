import type { QuestionPage } from '@svetlitsa/api-client/query/question'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { dayText } from '@svetlitsa/i18n/day-text'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { QuestionEntry } from '@svetlitsa/ui/shop/question-entry'
import type { ReactNode } from 'react'

export type Question = QuestionPage['questions'][number]

type QuestionRowProps = { question: Question; language: Language; votes?: ReactNode }

/** A question in the reader's words, on the server and in the browser alike. */
export function QuestionRow({ question, language, votes }: QuestionRowProps) {
  const { author, text, date, answer } = question
  const { shop, waiting } = questionTexts[language]
  const said = (words: string) => <Untranslated on={language}>{words}</Untranslated>
  return (
    <QuestionEntry
      question={{
        author: said(author),
        text: said(text),
        date: dayText(date, language, { year: true }),
      }}
      votes={votes}
      answer={answer ? { author: shop, text: said(answer.text) } : { waiting }}
    />
  )
}
