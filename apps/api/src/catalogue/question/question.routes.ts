import * as contract from '@svetlitsa/api-client/question/contract'
import { hasNoContactDetails } from '@svetlitsa/domain/text/contact-details'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'
import { voterKey } from '../review/voter-key.ts'
import { listQuestions, toQuestion } from './list-questions.ts'
import { insertQuestion, voteOnQuestion } from './question.queries.ts'

export const questionRoutes = [
  handle(contract.getQuestions, async ({ db }, { PRODUCT_ID, page = 1 }) => {
    if (!(await findShownProduct(db, PRODUCT_ID))) return refuse('not_found')
    return listQuestions(db, PRODUCT_ID, page)
  }),

  handle(contract.setQuestion, async (context, { productId, name, text }) => {
    const { db, language } = context
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const { userId } = await context.openSession()
    const authorName = name.trim()
    const isApproved = hasNoContactDetails(text) && hasNoContactDetails(authorName)
    return transact(db, async (tx) => {
      const inserted = await insertQuestion(tx, { productId, userId, authorName, text, isApproved })
      if (!inserted) return refuse('already_asked')
      const { thanks, waits } = questionTexts[language].sent
      return {
        status: 'success' as const,
        message: isApproved ? thanks : waits,
        question: isApproved ? toQuestion(inserted) : null,
      }
    })
  }),

  handle(contract.questionVote, async (context, { questionId, vote }) => {
    const session = await context.openSession()
    const result = await context.db.transaction((tx) =>
      voteOnQuestion(tx, questionId, voterKey(session), vote === 'yes'),
    )
    if (!result) return refuse('not_found')
    const { thanks, again } = questionTexts[context.language].vote
    return {
      status: result.isCounted ? ('success' as const) : ('error' as const),
      message: result.isCounted ? thanks : again,
      voteYes: result.yes,
      voteNo: result.no,
    }
  }),
]
