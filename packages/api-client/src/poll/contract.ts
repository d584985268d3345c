import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const mark = z.enum(['5', '4', '3', '2', '1'])
const markOrNone = z.enum(['5', '4', '3', '2', '1', 'none'])

/**
 * An addition to the specified calls: saves the answers of the poll. Another submission from the
 * same browser replaces them.
 */
export const answerServiceQuality = defineCall({
  method: 'POST',
  path: '/api_vue/polls/service-quality/',
  summary: 'Answer the service quality poll',
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
  limit: 'form',
  idempotent: true,
})
