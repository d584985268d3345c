import { requestForms } from '@svetlitsa/domain/request/request-form'
import { requestStates } from '@svetlitsa/domain/request/request-state'
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
  idempotent: true,
})

const requestKind = z.enum(Object.keys(requestForms) as (keyof typeof requestForms)[])
const requestState = z.enum(requestStates)

/** A form as the staff work through it, with all that was written in it. */
export const takenRequest = z.object({
  id: z.int(),
  kind: requestKind,
  state: requestState,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  /** What else the form asked, in its order, by the names of its fields. */
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  region: z.string(),
  language: z.string(),
  createdAt: z.string(),
  /** Who moved it last, and when. */
  handled: z.object({ at: z.string(), by: z.string() }).nullable(),
  note: z.string(),
})

/** Ours: the forms that people sent, newest first. */
export const getRequests = call({
  method: 'POST',
  path: '/api_vue/retail/requests/',
  summary: 'Заявки с форм магазина для сотрудников',
  body: z.object({
    kind: requestKind.optional(),
    state: requestState.optional(),
    search: z.string().max(100).optional(),
    page: z.int().min(1).max(100_000).optional(),
  }),
  answer: z.object({
    requests: z.array(takenRequest),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'call-centre',
})

/** Ours: a form is taken up, answered, or given back. */
export const saveRequest = call({
  method: 'POST',
  path: '/api_vue/retail/requests/save/',
  summary: 'Изменить состояние заявки и пометку к ней',
  body: z.strictObject({
    id: z.int().positive(),
    /** The state that was on the screen: of two members of staff the second is told. */
    seen: requestState,
    state: requestState,
    note: z.string().trim().max(2_000).optional(),
  }),
  answer: z.object({ request: takenRequest }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'call-centre',
  idempotent: true,
})
