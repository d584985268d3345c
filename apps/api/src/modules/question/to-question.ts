import type { question } from '@svetlitsa/api-client/question/contract'
import type * as z from 'zod'
import type { QuestionRow } from './question.queries.ts'

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
