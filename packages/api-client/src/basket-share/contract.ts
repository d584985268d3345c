import * as z from 'zod'
import { basket, quantityChange, stale } from '../basket/contract.ts'
import { defineCall } from '../call/call.ts'

const code = z.string().max(64)

export const saveBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/saveBasket/?sessid',
  summary: "Share the basket by a link; sessid is the session's anti-forgery token",
  query: z.object({ sessid: z.string().max(64) }),
  /** `url` is the path of the page that shows the basket, valid for 30 days. */
  answer: z.object({ success: z.boolean(), url: z.string() }),
  refusals: { wrong_sessid: 403, basket_empty: 409 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const getSharedBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/share/',
  summary: "A shared basket at today's prices in the reader's region",
  body: z.object({ code }),
  answer: z.object({ basket }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const takeSharedBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/takeShare/',
  summary: 'Put a shared basket into the own one, beside what is in it or instead of it',
  body: z.strictObject({ code, replaces: z.boolean() }),
  /** `changes` names the lines that did not come in the shared quantity. */
  answer: z.object({ basket, changes: z.array(quantityChange) }),
  refusals: { not_found: 404, ...stale.refusals },
  details: stale.details,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/** An addition to the specified calls: a basket that staff put together for a customer (retail.basket-link). */
export const sendBasketLink = defineCall({
  method: 'POST',
  path: '/api_vue/retail/basketLink/send/',
  summary: 'Send the link of a basket that was shared in this session to a customer by SMS',
  body: z.strictObject({ code, phone: z.string().max(40) }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404, invalid: 400 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})
