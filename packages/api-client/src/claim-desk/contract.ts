import { claimOutcomes, claimStates, claimTerms } from '@svetlitsa/domain/claim/claim-state'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { claim, claimSummary } from '../claim/contract.ts'

const state = z.enum(claimStates).exclude(['draft'])
const customer = z.object({ name: z.string(), phone: z.string() })

/** A claim as staff see and decide it; one that its customer has not sent is not theirs to see. */
export const deskClaim = claim.extend({
  customer,
  storeName: z.string(),
  /** What is left of the order, to return parts of it (claim.partial). */
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantity: z.number(),
      byMetre: z.boolean(),
      sum: z.int(),
      /** Whether the claim is about it. */
      isClaimed: z.boolean(),
      kit: z.string().nullable(),
    }),
  ),
  currencySign: z.string(),
  /** Whether it can still be answered and decided. */
  isOpen: z.boolean(),
  /** Whether the reader may take back goods of the order. */
  canReturn: z.boolean(),
})

const answer = z.object({ claim: deskClaim })
const version = z.int32().positive()

/** An addition to the specified calls: sent claims, newest first (ADR 0059). */
export const getClaims = defineCall({
  method: 'POST',
  path: '/api_vue/retail/claims/',
  summary: 'Claims for staff: a seller sees those of their store, the call centre all',
  body: z.object({
    state: state.optional(),
    /** The number of a claim or an order, or a telephone number. */
    search: z.string().max(100).optional(),
    page: z.int().min(1).max(100_000).optional(),
  }),
  answer: z.object({
    claims: z.array(claimSummary.extend({ customer })),
    /** How many wait for an answer. */
    waiting: z.int(),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'staff',
})

export const getDeskClaim = defineCall({
  method: 'POST',
  path: '/api_vue/retail/claim/',
  summary: 'One claim for staff',
  body: z.object({ claim: z.guid() }),
  answer,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})

export const answerClaim = defineCall({
  method: 'POST',
  path: '/api_vue/retail/claimAnswer/',
  summary: 'Answer a claim; its customer gets a message',
  body: z.strictObject({
    claim: z.guid(),
    text: z.string().trim().min(1).max(claimTerms.messageMaxLength),
  }),
  answer,
  refusals: { not_found: 404, claim_closed: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const decideClaim = defineCall({
  method: 'POST',
  path: '/api_vue/retail/claimDecision/',
  summary: 'Accept a claim by a return or a replacement, or decline it',
  body: z.strictObject({
    claim: z.guid(),
    /** The version that the member of staff saw: a claim that changed meanwhile is not decided. */
    version,
    decision: z.enum(['accepted', 'declined']),
    /** What an accepted claim brings. */
    outcome: z.enum(claimOutcomes).optional(),
    /** The goods that come back and are refunded, of an accepted claim with a return. */
    lines: z
      .array(
        z.strictObject({
          lineId: z.int32(),
          quantity: z.number().positive().max(1_000_000),
          isSound: z.boolean(),
        }),
      )
      .max(500)
      .optional(),
    /** The customer reads it; required to decline. */
    text: z.string().trim().max(claimTerms.messageMaxLength).optional(),
  }),
  answer,
  refusals: {
    not_found: 404,
    claim_changed: 409,
    claim_decided: 409,
    invalid: 400,
    return_refused: 409,
    lines_changed: 409,
    prove_again: 403,
  },
  effect: 'write',
  caller: 'staff',
  freshCode: 'when-money-moves',
  idempotent: true,
})
