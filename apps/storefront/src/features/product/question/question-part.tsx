import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { PageContext } from '../../../page-context.ts'
import type { PartsOfPage } from '../load-product.ts'
import { PagePart } from '../page-part.tsx'
import { AskButton } from './ask-button.tsx'
import { ProductQuestions } from './product-questions.tsx'
import { QuestionRow } from './question-row.tsx'

type QuestionPartProps = {
  productId: number
  questions: PartsOfPage['questions']
  context: PageContext
}

/** What shoppers ask and the shop answers. */
export function QuestionPart({ productId, questions, context }: QuestionPartProps) {
  const { language, isCrawler } = context
  const { title, ask, none, noneText, form } = questionTexts[language]
  const rows = questions.questions.map((question) => (
    <QuestionRow key={question.id} question={question} language={language} />
  ))
  const told =
    rows.length > 0 ? <div>{rows}</div> : <EmptyState title={none}>{noneText}</EmptyState>
  return (
    <PagePart
      id="questions"
      title={title}
      aside={
        !isCrawler && (
          <div className="mt-4">
            <AskButton productId={productId} words={{ ask, title: form.title }} />
          </div>
        )
      }
    >
      {isCrawler ? told : <ProductQuestions productId={productId}>{told}</ProductQuestions>}
    </PagePart>
  )
}
