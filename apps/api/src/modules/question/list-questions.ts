import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getQuestions } from '@svetlitsa/api-client/question/contract'
import type { Db } from '../../platform/database/database.ts'
import { findQuestions } from './question.queries.ts'
import { toQuestion } from './to-question.ts'

const SIZE = 10

/** A page of the questions about a product; the caller has checked that the product is visible. */
export async function listQuestions(
  db: Db,
  productId: number,
  page = 1,
): Promise<CallAnswer<typeof getQuestions>> {
  const { rows, total } = await findQuestions(db, productId, { size: SIZE, page })
  return {
    questions: rows.map(toQuestion),
    totalCount: total,
    totalPages: Math.ceil(total / SIZE),
    page,
  }
}
