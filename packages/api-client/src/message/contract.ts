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

/** A message of the outbox as staff see it: never its text, which holds codes and links. */
const sentMessage = z.object({
  id: z.int(),
  channel: z.enum(['sms', 'email']),
  purpose: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** Why the last attempt failed; null where none did, or where it was sent. */
  reason: z.enum(['rejected', 'expired', 'unreachable']).nullable(),
  /**
   * Whether it failed for good and is still worth sending: a day old at most, not expired, and its time
   * of delivery or assembly not changed by a newer one; codes are asked for anew.
   */
  canResend: z.boolean(),
})

/** An addition to the specified calls: a seller finds only buyers of the own store. */
export const getSentMessages = defineCall({
  method: 'POST',
  path: '/api_vue/retail/messages/',
  summary: 'What was sent to a phone or an e-mail address, newest first, for staff',
  body: z.object({
    /** A phone in any spelling, or an e-mail address. */
    recipient: z.string().max(254),
    /** The last message already shown. */
    after: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: z.object({
    messages: z.array(sentMessage),
    /** What to ask for next; null at the end. */
    next: z.int().nullable(),
  }),
  refusals: { invalid: 400, buyer_unknown: 404 },
  effect: 'read',
  caller: 'staff',
})

/** Puts a message that failed for good back into the outbox, with seven of its eight attempts. */
export const resendMessage = defineCall({
  method: 'POST',
  path: '/api_vue/retail/messages/resend/',
  summary: 'Send a message that failed once more, for staff',
  body: z.strictObject({ id: z.int().positive().max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({ result: z.literal(true) }),
  refusals: {
    not_found: 404,
    message_sent: 409,
    message_waiting: 409,
    message_expired: 409,
    message_code: 409,
  },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})
