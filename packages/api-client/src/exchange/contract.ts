import { exchangeKinds, exchangeStates } from '@svetlitsa/domain/exchange/exchange'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const count = z.int().nullable()

/** One file or batch of orders that was exchanged. */
export const exchangeRun = z.object({
  id: z.int(),
  kind: z.enum(exchangeKinds),
  state: z.enum(exchangeStates),
  /** The API key of the program; null for an import by the command. */
  key: z.string().nullable(),
  fileName: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Records that were added and changed, and offers or orders that were refused. */
  added: count,
  changed: count,
  refused: count,
  /** The report, as the program got it. */
  lines: z.array(z.string()),
})

/** The feeds of a region, made every hour. */
export const exchangeFeed = z.object({
  region: z.string(),
  madeAt: z.string().nullable(),
  offers: count,
  addresses: z.array(z.string()),
})

export const getExchange = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/exchange/',
  summary: 'What was exchanged with other programs, newest first, and the feeds of each region',
  body: z.object({
    kind: z.enum(exchangeKinds).optional(),
    state: z.enum(exchangeStates).optional(),
    /** The last one already shown. */
    after: z.int32().positive().optional(),
  }),
  answer: z.object({
    runs: z.array(exchangeRun),
    /** What to ask for next; null at the end. */
    next: z.int().nullable(),
    feeds: z.array(exchangeFeed),
  }),
  effect: 'read',
  caller: 'shop-owner',
})
