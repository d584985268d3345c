import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const code = z.int().min(0).max(999_999)

/** An addition to the specified calls: what keeps the account from being removed (lk.removal-open). */
export const getRemoval = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getRemoval',
  summary: 'Whether the account can be removed, and what is lost',
  body: z.object({}),
  answer: z.object({
    /** Numbers of orders that are on their way, or whose money is going back. */
    openOrders: z.array(z.string()),
    openRefunds: z.array(z.string()),
    isStaff: z.boolean(),
    /** Bonuses that end with the account. */
    bonuses: z.int(),
  }),
  effect: 'read',
  caller: 'customer',
})

/** An addition to the specified calls (lk.remove). */
export const removeAccount = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#removeAccount',
  summary: 'Remove the account: personal data are gone, all sessions end',
  body: z.strictObject({ code }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { code_refused: 403, not_allowed: 403, removal_open: 409 },
  effect: 'write',
  caller: 'customer',
})

/** An addition to the specified calls: the customer's own data (lk.export). */
export const exportData = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#exportData',
  summary: 'The customer’s own data as a ZIP of JSON and a readable page',
  body: z.strictObject({ code }),
  answer: z.object({
    fileName: z.string(),
    contentType: z.literal('application/zip'),
    /** Base64. */
    content: z.string(),
  }),
  refusals: { code_refused: 403 },
  effect: 'write',
  caller: 'customer',
})
