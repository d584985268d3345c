import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ProductPageParts } from '../page/load-product-page.ts'
import { PagePart } from '../page/page-part.tsx'
import { AskButton, ProductQuestions } from './product-questions.tsx'
import { QuestionRow } from './question-row.tsx'

type QuestionPartProps = {
  productId: number
  questions: ProductPageParts['questions']
  context: PageContext
}

/** Questions of shoppers with the shop's answers. */
export function QuestionPart({ productId, questions, context }: QuestionPartProps) {
  const { language, isCrawler } = context
  const { title, ask, none, noneText, form } = questionTexts[language]
  const rows = questions.questions.map((question) => (
    <QuestionRow key={question.id} question={question} language={language} />
  ))
  const content =
    rows.length > 0 ? <div>{rows}</div> : <EmptyState title={none}>{noneText}</EmptyState>
  return (
    <PagePart
      id="questions"
      title={title}
      aside={
        !isCrawler && (
          <div className="mt-4">
            <AskButton productId={productId} texts={{ ask, title: form.title }} />
          </div>
        )
      }
    >
      {isCrawler ? content : <ProductQuestions productId={productId}>{content}</ProductQuestions>}
    </PagePart>
  )
}
