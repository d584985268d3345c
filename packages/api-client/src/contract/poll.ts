import * as z from 'zod'
import { call } from './call.ts'

const mark = z.enum(['5', '4', '3', '2', '1'])
const markOrNone = z.enum(['5', '4', '3', '2', '1', 'none'])

/** Ours: what the poll's page sends; answering again from the same browser changes the answer. */
export const answerServiceQuality = call({
  method: 'POST',
  path: '/api_vue/polls/service-quality/',
  summary: 'Ответить на опрос о качестве обслуживания',
  body: z.strictObject({
    answers: z.strictObject({
      whole: mark,
      again: z.enum(['yes', 'maybe', 'no']),
      site: markOrNone.optional(),
      people: markOrNone.optional(),
      delivery: markOrNone.optional(),
      assembly: markOrNone.optional(),
    }),
    comment: z.string().max(2_000).optional(),
    orderNumber: z.string().trim().max(40).optional(),
  }),
  answer: z.object({ status: z.literal('success'), isChanged: z.boolean() }),
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})
