import { maxSum } from '@svetlitsa/domain/money/sum'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { uploadedPhoto } from '../upload/contract.ts'

const id = z.int32().positive()
const orderGuid = z.uuid()

/** An entry of the ledger of an assembler. */
export const ledgerEntry = z.object({
  id: z.int(),
  kind: z.enum(['earning', 'payout', 'correction']),
  /** In whole units of its currency; below zero for a payout. */
  sum: z.int(),
  /** The sign of the currency: an order is paid in its own. */
  sign: z.string(),
  /** The order of an earning. */
  orderId: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
})

/** What a ledger comes to in one currency. */
export const currencySum = z.object({ code: z.string(), sign: z.string(), sum: z.int() })

const account = z.object({
  /** What is owed in each currency; roubles are always among them. */
  balances: z.array(currencySum),
  /** The last entries, the latest first. */
  ledger: z.array(ledgerEntry),
})

export const getAssemblerAccount = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/account/',
  summary: 'What an assembler is owed, and the ledger',
  body: z.strictObject({ assemblerId: id }),
  answer: account,
  refusals: { assembler_unknown: 404 },
  effect: 'read',
  caller: 'administrator',
})

export const payAssembler = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/pay/',
  summary: 'Pay an assembler, or correct the balance',
  body: z
    .strictObject({
      assemblerId: id,
      kind: z.enum(['payout', 'correction']),
      /** Whole units of the currency: what is paid, or by how much the balance changes. */
      sum: z.int().min(-maxSum).max(maxSum),
      currency: z.string().max(3),
      /** Why; a payout may go without. */
      note: z.string().trim().max(200),
    })
    .refine(({ kind, sum }) => (kind === 'payout' ? sum > 0 : sum !== 0), { path: ['sum'] })
    .refine(({ kind, note }) => kind === 'payout' || note !== '', { path: ['note'] }),
  answer: account,
  refusals: {
    assembler_unknown: 404,
    prove_again: 403,
    currency_unknown: 400,
    /** More than is owed. */
    balance_short: 409,
  },
  effect: 'write',
  caller: 'administrator',
  freshCode: 'always',
  idempotent: true,
})

const assemblyFiles = z.object({
  /** What the assembler photographed. */
  photos: z.array(uploadedPhoto),
  /** What the assembler is to build, of a kitchen. */
  sketches: z.array(uploadedPhoto.extend({ description: z.string() })),
})

export const getAssemblyFiles = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/files/',
  summary: 'Photographs of an assembly, and the sketches for it',
  body: z.strictObject({ orderGuid }),
  answer: assemblyFiles,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'dispatcher',
})

export const addSketch = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/addSketch/',
  summary: 'Give the assembler of an order a sketch',
  body: z.strictObject({
    orderGuid,
    /** A finished upload of the caller for the purpose `assembly`. */
    upload: z.uuid(),
    description: z.string().trim().max(200),
  }),
  answer: assemblyFiles,
  refusals: { not_found: 404, assembly_cancelled: 409, upload_unknown: 409, sketches_full: 409 },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})

export const removeSketch = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/removeSketch/',
  summary: 'Take a sketch away from an order',
  body: z.strictObject({ orderGuid, sketch: z.uuid() }),
  answer: assemblyFiles,
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})
