import * as z from 'zod'
import { basket, basketChange } from '../basket/contract.ts'
import { defineCall } from '../call/call.ts'
import { sum } from '../sum/contract.ts'

export const createPromotionAccrual = defineCall({
  method: 'GET',
  path: '/api_vue/createPromotionAccrual/?phoneNumber&promotion',
  summary: "Credit promotional bonuses to the phone in the page's address",
  query: z.object({ phoneNumber: z.string().max(40), promotion: z.string().max(100) }),
  answer: z.object({
    /** `ignored` for crawlers and prefetched pages. */
    status: z.enum(['accrued', 'repeated', 'ignored', 'error']),
    amount: z.int(),
    error: z.string().nullable(),
  }),
  effect: 'write',
  caller: 'anyone',
})

export const bonusInfo = z.object({
  /** Of a number that this session did not confirm, only whether there is something to spend: 0 or 1. */
  balance: z.int(),
  /** What was paid for goods; decides the level. */
  purchaseAmount: z.int(),
  /** The code by which the customer invites friends; null while there is none. */
  referal: z.string().nullable(),
  /** False for a number that this session did not confirm. */
  openOrdersExist: z.boolean(),
})

const phone = z.string().max(40)
/** Whether orders wait for the phone: it is confirmed where there are no bonuses, too (order.free). */
const forOrder = z.boolean().optional()

export const getBonusBalance = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getBonusBalance/',
  summary: 'Bonuses of a phone number',
  body: z.object({ phone }),
  answer: bonusInfo.extend({ isConfirmed: z.boolean() }),
  refusals: { invalid: 400, bonus_off: 403 },
  effect: 'read',
  caller: 'anyone',
})

export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/api_vue/basket/sendSmsCode/',
  summary:
    'Send a code to a phone number whose bonuses are to be spent, or whose orders wait for it',
  body: z.strictObject({ phone, forOrder }),
  answer: z.object({
    result: z.boolean(),
    error: z.string().nullable(),
    /** Seconds until the code may be requested again. */
    retryAfterSeconds: z.int(),
  }),
  refusals: { invalid: 400, bonus_off: 403 },
  effect: 'write',
  caller: 'anyone',
})

export const checkSmsCode = defineCall({
  method: 'POST',
  path: '/api_vue/basket/checkSmsCode/',
  summary: 'Confirm a phone number by its code, for this session',
  body: z.strictObject({ phone, smsCode: z.int().min(0).max(999_999), forOrder }),
  answer: z.object({
    /** Null for a code that was refused, and where there are no bonuses. */
    bonusInfo: bonusInfo.nullable(),
    error: z.string().nullable(),
  }),
  refusals: { invalid: 400, bonus_off: 403 },
  effect: 'write',
  caller: 'anyone',
})

export const setBonus = defineCall({
  method: 'POST',
  path: '/api_vue/basket/setBonus/',
  summary: 'Spend bonuses on the checked goods; 0 spends none',
  body: z.strictObject({ bonusSum: sum }),
  answer: z.object({
    basket,
    /** Why fewer are spent than asked for. */
    errorShow: z.string().nullable(),
  }),
  refusals: { bonus_off: 403, bonus_unconfirmed: 403, basket_changed: 409 },
  details: z.object({ basket, changes: z.array(basketChange) }),
  effect: 'write',
  caller: 'anyone',
})

export const getBonusInfo = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getBonusInfo',
  summary: 'Bonuses of the customer',
  body: z.object({}),
  answer: bonusInfo.extend({
    /** The next day on which bonuses expire, YYYY-MM-DD, and how many; null where none are left. */
    nextExpiry: z.object({ sum: z.int(), date: z.string() }).nullable(),
  }),
  refusals: { bonus_off: 403 },
  effect: 'read',
  caller: 'customer',
})

export const getLastOperations = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getLastOperations',
  summary: 'The credits, spendings and write-offs of the customer’s bonuses, last ones first',
  body: z.object({ page: z.int().min(1).max(100_000).optional() }),
  answer: z.object({
    /** Newest first. */
    operations: z.array(
      z.object({
        kind: z.enum(['grant', 'earn', 'spend', 'restore', 'take-back', 'expire']),
        /** Negative for what was taken. */
        amount: z.int(),
        /** The number of its order, if it belongs to one. */
        orderId: z.string().nullable(),
        orderGuid: z.string().nullable(),
        createdAt: z.string(),
      }),
    ),
    page: z.int(),
    pages: z.int(),
  }),
  refusals: { bonus_off: 403 },
  effect: 'read',
  caller: 'customer',
})
