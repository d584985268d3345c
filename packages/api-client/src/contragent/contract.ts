import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { contragent, paymentAccount } from '../payment-document/contract.ts'

const savedContragent = z.object({
  guid: z.guid(),
  contragent: z.object({
    name: z.string(),
    inn: z.string(),
    kpp: z.string(),
    address: z.string(),
  }),
  paymentAccount: z.object({
    bankName: z.string(),
    bic: z.string(),
    account: z.string(),
    correspondentAccount: z.string(),
  }),
})
const contragents = z.object({ contragents: z.array(savedContragent) })

/** An addition to the specified calls: the companies a customer buys for. */
export const getContragents = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getContragents',
  summary: 'The companies a customer buys for',
  body: z.object({}),
  answer: contragents,
  effect: 'read',
  caller: 'customer',
})

/** Adds, changes or deletes a company (lk.contragent); answers with all of them. */
export const processContragent = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#processContragent',
  summary: 'Add, change or delete a company',
  body: z.discriminatedUnion('operation', [
    z.strictObject({ operation: z.literal('add'), contragent, paymentAccount }),
    z.strictObject({ operation: z.literal('change'), guid: z.guid(), contragent, paymentAccount }),
    z.strictObject({ operation: z.literal('delete'), guid: z.guid() }),
  ]),
  answer: contragents,
  refusals: { invalid: 400, not_found: 404, contragent_exists: 409, too_many: 409 },
  effect: 'write',
  caller: 'customer',
})
