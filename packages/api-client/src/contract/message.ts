import * as z from 'zod'
import { call } from './call.ts'

export const outboxMessage = z.object({
  id: z.int(),
  channel: z.enum(['sms', 'email']),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  purpose: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  createdAt: z.string(),
})

/** Only a demonstration has it; a real shop answers as for an unknown address. */
export const getOutbox = call({
  method: 'POST',
  path: '/api_vue/develop/outbox/',
  summary: 'Последние сто сообщений, которые отправил бы магазин (только демонстрация)',
  body: z.object({}),
  answer: z.object({ messages: z.array(outboxMessage) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
