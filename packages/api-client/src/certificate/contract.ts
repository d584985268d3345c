import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { sum } from '../sum/contract.ts'

/** `payId` is the guid of the checkout, `orderId` the number of one of its orders. */
const query = { payId: z.guid(), orderId: z.string().min(1).max(40) }

const credentials = {
  /** The code of the certificate; case, spaces and dashes do not matter. */
  certificate: z.string().trim().min(1).max(60),
  secretKey: z.string().trim().min(1).max(60),
}

/**
 * An unknown code and a wrong key get the same answer, so that codes cannot be collected
 * (payment.certificate).
 */
export const getCertificateBalance = defineCall({
  method: 'POST',
  path: '/api_vue/payment/certificate/?payId&orderId#getBalance',
  actionField: 'method',
  summary: 'Balance of a certificate',
  query: z.object(query),
  body: z.object(credentials),
  answer: z.object({
    IsInDatabase: z.boolean(),
    Balance: z.int(),
    /** The number as printed on the certificate. */
    NumberSert: z.string(),
    code: z.string(),
    /** The currency of the balance; null where there is no such certificate. */
    currency: z.string().nullable(),
    /** The most that it pays of this checkout now. */
    maxAmount: z.int(),
    /** Why it pays nothing, in the reader's language. */
    error: z.string().nullable(),
  }),
  refusals: { not_found: 404, not_owner: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const writeOffCertificate = defineCall({
  method: 'POST',
  path: '/api_vue/payment/certificate/?payId&orderId#setWriteOff',
  actionField: 'method',
  summary: 'Pay with a certificate',
  query: z.strictObject(query),
  body: z.strictObject({ ...credentials, amount: sum.positive() }),
  answer: z.object({
    result: z.literal(true),
    message: z.string(),
    amount: z.int(),
    /** What is left on the certificate. */
    Balance: z.int(),
    /** What the checkout still owes. */
    due: z.int(),
  }),
  refusals: {
    not_found: 404,
    not_owner: 404,
    certificate_unknown: 409,
    certificate_blocked: 409,
    certificate_expired: 409,
    certificate_empty: 409,
    certificate_currency: 409,
    certificate_amount: 409,
    already_paid: 409,
    delivery_missing: 409,
    payment_open: 409,
  },
  /** The most that can be written off, where another amount was asked for. */
  details: z.object({ maxAmount: z.int() }),
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})
