import { moderatedKinds, moderationStates } from '@svetlitsa/domain/moderation/moderation-state'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'

const kind = z.enum(moderatedKinds)
const state = z.enum(moderationStates)

/** User content for moderation by staff; fields that its kind lacks are empty or null. */
export const moderatedEntry = z.object({
  kind,
  id: z.int(),
  state,
  author: z.string(),
  city: z.string(),
  createdAt: z.string(),
  score: z.int().nullable(),
  text: z.string(),
  pros: z.string(),
  cons: z.string(),
  photos: z.array(pictureFile),
  isPurchase: z.boolean(),
  /** The order that a shop review refers to, as entered by its author. */
  orderNumber: z.string(),
  answer: z.string(),
  product: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Who published or rejected it; null when it was published without moderation. */
  judged: z.object({ at: z.string(), by: z.string() }).nullable(),
})

/** An addition to the specified calls: entries that wait for moderation, and earlier decisions. */
export const getModeration = defineCall({
  method: 'POST',
  path: '/api_vue/retail/moderation/',
  summary: 'Reviews and questions to moderate',
  body: z.object({
    kind,
    state: state.optional(),
    search: z.string().max(100).optional(),
    page: z.int().min(1).max(100_000).optional(),
  }),
  answer: z.object({
    entries: z.array(moderatedEntry),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'call-centre',
})

/**
 * An addition to the specified calls: publishes or rejects an entry, or answers it in the shop's
 * name.
 */
export const moderate = defineCall({
  method: 'POST',
  path: '/api_vue/retail/moderation/save/',
  summary: 'Publish, reject or answer an entry',
  body: z
    .strictObject({
      kind,
      id: z.int32().positive(),
      /** The state shown to the staff member; a stale state is refused (optimistic locking). */
      seen: state,
      verdict: z.enum(['approve', 'reject']).optional(),
      /** The complete answer; an empty string removes it. */
      answer: z.string().trim().max(2_000).optional(),
    })
    .refine(({ verdict, answer }) => verdict !== undefined || answer !== undefined),
  answer: z.object({ entry: moderatedEntry }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'call-centre',
  freshCode: 'never',
  idempotent: true,
})

/**
 * An addition to the specified calls: counts of waiting work for the tabs of the retail cabinet.
 */
export const getWaitingCounts = defineCall({
  method: 'POST',
  path: '/api_vue/retail/waiting/',
  summary: 'Numbers of waiting reviews, questions and requests',
  body: z.object({}),
  answer: z.object({
    moderation: z.record(kind, z.int()),
    requests: z.int(),
  }),
  effect: 'read',
  caller: 'call-centre',
})
