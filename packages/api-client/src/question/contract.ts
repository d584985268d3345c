import { isPersonName } from '@svetlitsa/domain/text/person-name'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** A question about a product with the shop's answer, in plain text. */
export const question = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string(),
  /** ISO date. */
  date: z.string(),
  answer: z.object({ text: z.string(), date: z.string() }).nullable(),
  voteYes: z.int().nonnegative(),
  voteNo: z.int().nonnegative(),
})

export const getQuestions = defineCall({
  method: 'POST',
  path: '/api_vue/getQuestions/',
  summary: "Questions about a product with the shop's answers",
  body: z.object({ PRODUCT_ID: z.int32().positive(), page: z.int32().positive().optional() }),
  answer: z.object({
    questions: z.array(question),
    totalCount: z.int(),
    totalPages: z.int(),
    page: z.int(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const setQuestion = defineCall({
  method: 'POST',
  path: '/api_vue/setQuestion/',
  summary: 'Ask a question about a product',
  body: z.strictObject({
    productId: z.int32().positive(),
    name: z.string().max(200).refine(isPersonName, { error: 'name' }),
    text: z.string().trim().min(5).max(1_000),
  }),
  answer: z.object({
    status: z.literal('success'),
    message: z.string(),
    /** Null when it is moderated first. */
    question: question.nullable(),
  }),
  refusals: { not_found: 404, already_asked: 409 },
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
  idempotent: true,
})

export const questionVote = defineCall({
  method: 'POST',
  path: '/api_vue/questionVote/',
  summary: 'Vote on a question; one vote per person',
  body: z.strictObject({ questionId: z.int32().positive(), vote: z.enum(['yes', 'no']) }),
  answer: z.object({
    status: z.enum(['success', 'error']),
    message: z.string(),
    voteYes: z.int().nonnegative(),
    voteNo: z.int().nonnegative(),
  }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
  limit: 'vote',
})
