import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** An addition to the specified calls: the own code and what came of it (lk.invite). */
export const getInvite = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getInvite',
  summary: 'The code by which a customer invites friends, and its results',
  body: z.object({}),
  answer: z.object({
    code: z.string(),
    url: z.string(),
    /** Bonuses for each of the two. */
    amount: z.int(),
    /** Friends who accepted, and those of them whose first order was delivered. */
    friends: z.int(),
    rewarded: z.int(),
    /** SMS that can still be sent today. */
    smsLeft: z.int(),
  }),
  refusals: { bonus_off: 403 },
  effect: 'read',
  caller: 'customer',
})

export const sendGiftSms = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#sendGiftSms',
  summary: 'Invite a friend by SMS',
  body: z.strictObject({ phone: z.string().max(40) }),
  answer: z.object({ result: z.boolean(), error: z.string().nullable(), smsLeft: z.int() }),
  refusals: { bonus_off: 403 },
  effect: 'write',
  caller: 'customer',
})

/** An addition to the specified calls: a friend names who invited them, before the first order. */
export const acceptInvite = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#acceptInvite',
  summary: 'Accept the invitation of a friend by its code',
  body: z.strictObject({ code: z.string().trim().max(40) }),
  answer: z.object({ result: z.literal(true), amount: z.int() }),
  refusals: { bonus_off: 403, invite_unknown: 404, invite_own: 409, invite_late: 409 },
  effect: 'write',
  caller: 'customer',
})
