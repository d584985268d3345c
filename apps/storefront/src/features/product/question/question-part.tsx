import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import { NearMark } from '../../../rendering/near-mark.tsx'
import type { ProductPageParts } from '../page/load-product-page.ts'
import { PagePart } from '../page/page-part.tsx'
import { QuestionRow } from './question-row.tsx'

type QuestionPartProps = {
  productId: number
  questions: ProductPageParts['questions']
  context: PageContext
}

/** Questions of shoppers with the shop's answers. */
export function QuestionPart({ productId, questions, context }: QuestionPartProps) {
  const { language, isCrawler } = context
  const { title, none, noneText } = questionTexts[language]
  const rows = questions.questions.map((question) => (
    <QuestionRow key={question.id} question={question} language={language} />
  ))
  return (
    <PagePart
      id="questions"
      title={title}
      aside={
        !isCrawler && (
          <div className="mt-4">
            <Island name="askButton" props={{ productId }} />
          </div>
        )
      }
    >
      <Island name="questionList" props={{ productId }}>
        {!isCrawler && <NearMark />}
        {rows.length > 0 ? <div>{rows}</div> : <EmptyState title={none}>{noneText}</EmptyState>}
      </Island>
    </PagePart>
  )
}
