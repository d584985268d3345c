import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getQuestions } from '@svetlitsa/api-client/contract/question'
import type { Db } from '../../platform/database.ts'
import { findQuestions } from './question.queries.ts'
import { toQuestion } from './to-question.ts'

const SIZE = 10

/** A page of what was asked of a product that is known to be shown. */
export async function questionsOf(
  db: Db,
  productId: number,
  page = 1,
): Promise<AnswerOf<typeof getQuestions>> {
  const { rows, total } = await findQuestions(db, productId, { size: SIZE, page })
  return {
    questions: rows.map(toQuestion),
    totalCount: total,
    totalPages: Math.ceil(total / SIZE),
    page,
  }
}
