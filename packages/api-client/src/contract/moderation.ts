import { moderatedKinds, moderationStates } from '@svetlitsa/domain/moderation/moderation-state'
import * as z from 'zod'
import { call } from './call.ts'
import { pictureFile } from './product.ts'

const kind = z.enum(moderatedKinds)
const state = z.enum(moderationStates)

/** What a shopper wrote, as the staff judge it; what its kind has not is empty or null. */
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
  /** Which order a review of the shop is about, as its author wrote it. */
  orderNumber: z.string(),
  answer: z.string(),
  product: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Who published or rejected it; null where nobody had to. */
  judged: z.object({ at: z.string(), by: z.string() }).nullable(),
})

/** Ours: what waits for a reader of the shop, and what was judged before. */
export const getModeration = call({
  method: 'POST',
  path: '/api_vue/retail/moderation/',
  summary: 'Отзывы и вопросы для проверки',
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

/** Ours: publishes or rejects what a shopper wrote, or answers it in the shop's name. */
export const moderate = call({
  method: 'POST',
  path: '/api_vue/retail/moderation/save/',
  summary: 'Опубликовать, отклонить или ответить',
  body: z
    .strictObject({
      kind,
      id: z.int32().positive(),
      /** The state that was on the screen: of two members of staff the second is told. */
      seen: state,
      verdict: z.enum(['approve', 'reject']).optional(),
      /** The whole answer; an empty one takes it back. */
      answer: z.string().trim().max(2_000).optional(),
    })
    .refine(({ verdict, answer }) => verdict !== undefined || answer !== undefined),
  answer: z.object({ entry: moderatedEntry }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'call-centre',
  idempotent: true,
})

/** Ours: how much of the call centre's work waits, for the tabs of its cabinet. */
export const getWaitingCounts = call({
  method: 'POST',
  path: '/api_vue/retail/waiting/',
  summary: 'Сколько отзывов, вопросов и заявок ждут',
  body: z.object({}),
  answer: z.object({
    moderation: z.record(kind, z.int()),
    requests: z.int(),
  }),
  effect: 'read',
  caller: 'call-centre',
})
