import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { question, questionVote } from '../../schema/question.table.ts'

export interface QuestionRow extends Record<string, unknown> {
  id: number
  author: string
  text: string
  createdAt: string
  answer: string
  answeredAt: string | null
  voteYes: number
  voteNo: number
}

const shownColumns = sql`q.id, q.author_name as author, q.text, q.created_at::date::text as "createdAt",
  q.answer, q.answered_at::date::text as "answeredAt", q.vote_yes as "voteYes", q.vote_no as "voteNo"`

const shownOrder = sql`q.answer = '', q.vote_yes - q.vote_no desc, q.created_at desc, q.id desc`

/** A page of a product's questions, answered and helpful ones first, and their total number. */
export async function findQuestions(
  db: Db,
  productId: number,
  { size, page }: { size: number; page: number },
): Promise<{ rows: QuestionRow[]; total: number }> {
  const { rows } = await db.execute<{ rows: QuestionRow[]; total: number }>(sql`
    /* prepared */
    select count(*)::int as total,
      (select coalesce(json_agg(asked order by asked.place), '[]') from (
        select row_number() over (order by ${shownOrder}) as place, ${shownColumns}
        from question q where q.product_id = ${productId} and q.is_approved
        order by ${shownOrder} limit ${size} offset ${(page - 1) * size}) asked) as rows
    from question q where q.product_id = ${productId} and q.is_approved`)
  return rows[0] ?? { rows: [], total: 0 }
}

/** Inserts a question; null if the same person has already asked it about the product. */
export async function insertQuestion(
  tx: Db,
  values: typeof question.$inferInsert,
): Promise<QuestionRow | null> {
  const { rows } = await tx.execute(sql`
    select 1 from question
    where product_id = ${values.productId} and lower(text) = lower(${values.text})
      and author_name = ${values.authorName} limit 1`)
  if (rows.length > 0) return null
  const [inserted] = await tx.insert(question).values(values).returning({ id: question.id })
  if (!inserted) throw new Error('the question was not saved')
  const found = await tx.execute<QuestionRow>(sql`
    select ${shownColumns} from question q where q.id = ${inserted.id}`)
  return found.rows[0] ?? null
}

/** Counts a vote once per voter; null if there is no such question to vote on. */
export async function voteOnQuestion(
  tx: Db,
  questionId: number,
  voter: string,
  isYes: boolean,
): Promise<{ isCounted: boolean; yes: number; no: number } | null> {
  const [votes] = await tx
    .select({ yes: question.voteYes, no: question.voteNo })
    .from(question)
    .where(sql`${question.id} = ${questionId} and ${question.isApproved}`)
  if (!votes) return null
  const insertedVotes = await tx
    .insert(questionVote)
    .values({ questionId, voter, isYes })
    .onConflictDoNothing()
    .returning({ questionId: questionVote.questionId })
  if (insertedVotes.length === 0) return { isCounted: false, ...votes }
  const [counted] = await tx
    .update(question)
    .set(
      isYes ? { voteYes: sql`${question.voteYes} + 1` } : { voteNo: sql`${question.voteNo} + 1` },
    )
    .where(eq(question.id, questionId))
    .returning({ yes: question.voteYes, no: question.voteNo })
  return { isCounted: true, ...(counted ?? votes) }
}
