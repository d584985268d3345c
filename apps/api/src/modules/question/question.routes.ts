import * as contract from '@svetlitsa/api-client/contract/question'
import { isPlainTalk } from '@svetlitsa/domain/text/is-plain-talk'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { voterOf } from '../review/voter-of.ts'
import { guardAsking } from './guard-asking.ts'
import { insertQuestion, voteOnQuestion } from './question.queries.ts'
import { questionsOf } from './questions-of.ts'
import { toQuestion } from './to-question.ts'

export const questionRoutes = [
  handle(contract.getQuestions, async ({ db }, { PRODUCT_ID, page = 1 }) => {
    if (!(await findShownProduct(db, PRODUCT_ID))) return refuse('not_found')
    return questionsOf(db, PRODUCT_ID, page)
  }),

  handle(contract.setQuestion, async (context, { productId, name, text }) => {
    const { db, language, address } = context
    await guardAsking(address)
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const { userId } = await context.openSession()
    const authorName = name.trim()
    const isApproved = isPlainTalk(text) && isPlainTalk(authorName)
    return transact(db, async (tx) => {
      const made = await insertQuestion(tx, { productId, userId, authorName, text, isApproved })
      if (!made) return refuse('already_asked')
      const { thanks, waits } = questionTexts[language].sent
      return {
        status: 'success' as const,
        message: isApproved ? thanks : waits,
        question: isApproved ? toQuestion(made) : null,
      }
    })
  }),

  handle(contract.questionVote, async (context, { questionId, vote }) => {
    const session = await context.openSession()
    const result = await context.db.transaction((tx) =>
      voteOnQuestion(tx, questionId, voterOf(session), vote === 'yes'),
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
