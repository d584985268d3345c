import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getQuestions, question } from '@svetlitsa/api-client/question/contract'
import type * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { findQuestions, type QuestionRow } from './question.queries.ts'

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

/** A question as shown to readers. */
export function toQuestion(row: QuestionRow): z.output<typeof question> {
  const { id, author, text, createdAt, answer, answeredAt, voteYes, voteNo } = row
  return {
    id,
    author,
    text,
    date: createdAt,
    answer: answer ? { text: answer, date: answeredAt ?? createdAt } : null,
    voteYes,
    voteNo,
  }
}
