import * as z from 'zod'
import { defineCall } from '../call/call.ts'

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

/** Available only in demonstration mode; otherwise returns 404 like an unknown address. */
export const getOutbox = defineCall({
  method: 'POST',
  path: '/api_vue/develop/outbox/',
  summary: 'Last hundred messages the shop would have sent (demonstration only)',
  body: z.object({}),
  answer: z.object({ messages: z.array(outboxMessage) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
