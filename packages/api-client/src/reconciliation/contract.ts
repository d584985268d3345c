import { reconciliationKinds } from '@svetlitsa/domain/money/reconciliation-kind'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const kind = z.enum(reconciliationKinds)
const key = z.string().min(1).max(300)

export const reconciliationItem = z.object({
  kind,
  key,
  /** What it looked like; it is resolved as it was seen. */
  fact: z.string(),
  /** The number of the order, or what was found in words. */
  title: z.string(),
  orderGuid: z.string().nullable(),
  storeName: z.string(),
  amount: z.int().nullable(),
  sign: z.string(),
  since: z.string(),
  /** Why a receipt was not registered, and the like. */
  detail: z.string(),
  resolved: z.object({ by: z.string(), at: z.string(), note: z.string() }).nullable(),
})

/** An addition to the specified calls: what does not add up, and what a person has to decide. */
export const getReconciliation = defineCall({
  method: 'POST',
  path: '/api_vue/retail/reconciliation/',
  summary: 'Orders and money that do not agree, for staff',
  body: z.object({ kind: kind.optional(), state: z.enum(['open', 'resolved']).optional() }),
  answer: z.object({
    /** Open items of each kind; certificates and audits only for those who see everything. */
    counts: z.array(z.object({ kind, count: z.int() })),
    /** The oldest hundred of the chosen kind, or of all. */
    items: z.array(reconciliationItem),
  }),
  effect: 'read',
  caller: 'staff',
})

/** An addition to the specified calls: marks an item as resolved, with a note; once. */
export const resolveItem = defineCall({
  method: 'POST',
  path: '/api_vue/retail/reconciliation/resolve/',
  summary: 'Mark a difference between orders and money as resolved',
  body: z.strictObject({
    kind,
    key,
    /** As it was shown: what has changed since has to be looked at again. */
    fact: z.string().max(2_000),
    note: z.string().trim().min(3).max(500),
  }),
  answer: z.object({ item: reconciliationItem }),
  refusals: { not_found: 404, changed_meanwhile: 409, prove_again: 403 },
  keeps: ['key', 'fact'],
  effect: 'write',
  caller: 'staff',
  // A sum that differs at the bank is settled by it: the audit of money takes it as it is.
  freshCode: 'when-money-moves',
  idempotent: true,
})
