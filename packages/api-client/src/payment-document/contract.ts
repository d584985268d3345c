import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { paymentStartFields, startRefusals } from '../payment/contract.ts'
import { sum } from '../sum/contract.ts'

const line = z.string().trim().max(300)
const digits = z.string().trim().max(20)

/** The payer of a bill (bill.contragent). */
export const contragent = z.strictObject({
  name: line,
  inn: digits,
  kpp: digits.default(''),
  address: line.default(''),
})

/** The payer's bank account. */
export const paymentAccount = z.strictObject({
  bankName: line,
  bic: digits,
  account: digits,
  correspondentAccount: digits.default(''),
})

/** Issues a bill; it marks the orders as placed (payment.marks-ordered). */
export const startBill = defineCall({
  method: 'POST',
  path: '/api_vue/payment/bill/',
  summary: 'Issue a bill to a company',
  body: z.strictObject({
    ...paymentStartFields,
    sum: sum.positive(),
    email: z.string().trim().max(100),
    contragent,
    paymentAccount,
  }),
  answer: z.object({ number: z.string(), isPlaced: z.literal(true) }),
  refusals: { ...startRefusals, invalid: 400 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/** A document as a file; its content is base64. */
const documentFile = z.object({
  fileName: z.string(),
  contentType: z.literal('application/pdf'),
  content: z.string(),
})
const orderId = z.string().max(40)

export const getBill = defineCall({
  method: 'POST',
  path: '/api_vue/basket/paymentDocs/',
  summary: 'The bill of an order as PDF',
  body: z.strictObject({ orderId }),
  answer: documentFile,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const printContract = defineCall({
  method: 'POST',
  path: '/api_vue/basket/paymentDocs/#contractPrint',
  summary: 'The contract of an order as PDF',
  body: z.strictObject({ orderId }),
  answer: documentFile,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const printOrder = defineCall({
  method: 'POST',
  path: '/api_vue/basket/paymentDocs/#orderPrint',
  summary: 'An order as PDF',
  body: z.strictObject({ orderId }),
  answer: documentFile,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const printPickList = defineCall({
  method: 'POST',
  path: '/api_vue/basket/paymentDocs/#pickListPrint',
  summary: 'What to pick for an order as PDF, for staff',
  body: z.strictObject({ orderId }),
  answer: documentFile,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})
