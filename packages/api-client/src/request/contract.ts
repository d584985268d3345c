import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const contacts = {
  name: z.string().max(200),
  phone: z.string().max(40),
  email: z.string().trim().max(254).optional(),
  comment: z.string().max(2_000).optional(),
}
const field = z.string().trim().max(400).optional()
const accepted = z.object({
  result: z.literal(true),
  /** The reference number for questions about it. */
  number: z.string(),
  message: z.string(),
})
const refusals = { invalid: 400 } as const

export const callback = defineCall({
  method: 'POST',
  path: '/api_vue/callback/',
  summary: 'Request a call back',
  body: z.strictObject({ ...contacts, time: field, consent: z.literal(true).optional() }),
  answer: accepted,
  refusals,
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
  idempotent: true,
})

/**
 * An addition to the specified calls: the forms of the partners' pages, of the measurer and of
 * vacancies.
 */
export const sendRequest = defineCall({
  method: 'POST',
  path: '/api_vue/sendRequest/',
  summary: 'Submit a form: measurer, suppliers, designers, franchise, marketplace, vacancy',
  body: z.strictObject({
    kind: z.enum([
      'measurer',
      'suppliers',
      'for-designers',
      'franchising',
      'marketplace',
      'vacancy',
    ]),
    ...contacts,
    company: field,
    inn: field,
    bin: field,
    site: field,
    city: field,
    goods: field,
    area: field,
    address: field,
    subject: field,
    day: field,
    vacancy: field,
    consent: z.literal(true),
  }),
  answer: accepted,
  refusals,
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
  idempotent: true,
})
