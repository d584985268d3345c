import * as z from 'zod'
import { call } from './call.ts'

const contacts = {
  name: z.string().max(200),
  phone: z.string().max(40),
  email: z.string().trim().max(254).optional(),
  comment: z.string().max(2_000).optional(),
}
const field = z.string().trim().max(400).optional()
const accepted = z.object({
  result: z.literal(true),
  /** By which it can be asked after. */
  number: z.string(),
  message: z.string(),
})
const refusals = { invalid: 400 } as const

export const callback = call({
  method: 'POST',
  path: '/api_vue/callback/',
  summary: 'Попросить перезвонить',
  body: z.strictObject({ ...contacts, time: field, consent: z.literal(true).optional() }),
  answer: accepted,
  refusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/** Ours: the forms of the partners' pages, of the measurer and of a vacancy. */
export const sendRequest = call({
  method: 'POST',
  path: '/api_vue/sendRequest/',
  summary: 'Заявка: замерщик, поставщики, дизайнеры, франшиза, маркетплейс, вакансия',
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
  idempotent: true,
})
