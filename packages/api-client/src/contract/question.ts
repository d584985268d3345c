import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import * as z from 'zod'
import { call } from './call.ts'

/** A question to a product with the shop's answer, as plain text. */
export const question = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string(),
  /** ISO day. */
  date: z.string(),
  answer: z.object({ text: z.string(), date: z.string() }).nullable(),
  voteYes: z.int().nonnegative(),
  voteNo: z.int().nonnegative(),
})

export const getQuestions = call({
  method: 'POST',
  path: '/api_vue/getQuestions/',
  summary: 'Вопросы о товаре и ответы магазина',
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

export const setQuestion = call({
  method: 'POST',
  path: '/api_vue/setQuestion/',
  summary: 'Задать вопрос о товаре',
  body: z.strictObject({
    productId: z.int32().positive(),
    name: z.string().max(200).refine(isPersonName, { error: 'name' }),
    text: z.string().trim().min(5).max(1_000),
  }),
  answer: z.object({
    status: z.literal('success'),
    message: z.string(),
    /** Null where somebody reads it first. */
    question: question.nullable(),
  }),
  refusals: { not_found: 404, already_asked: 409 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const questionVote = call({
  method: 'POST',
  path: '/api_vue/questionVote/',
  summary: 'Полезен ли вопрос: один голос от человека',
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
})
