import { deskForms, requestStates } from '@svetlitsa/domain/request/desk-request'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const requestKind = z.enum(Object.keys(deskForms) as (keyof typeof deskForms)[])

const requestState = z.enum(requestStates)

/** A submitted form with all its fields, or a buyer who reached a limit of orders, for staff. */
export const deskRequest = z.object({
  id: z.int(),
  kind: requestKind,
  state: requestState,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  /** The other fields of the form, in order, by field name. */
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  region: z.string(),
  language: z.string(),
  createdAt: z.string(),
  /** Who changed its state last, and when. */
  handled: z.object({ at: z.string(), by: z.string() }).nullable(),
  note: z.string(),
})

/** An addition to the specified calls: submitted forms, newest first. */
export const getRequests = defineCall({
  method: 'POST',
  path: '/api_vue/retail/requests/',
  summary: 'Submitted forms for staff',
  body: z.object({
    kind: requestKind.optional(),
    state: requestState.optional(),
    search: z.string().max(100).optional(),
    page: z.int().min(1).max(100_000).optional(),
  }),
  answer: z.object({
    requests: z.array(deskRequest),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'call-centre',
})

/** An addition to the specified calls: takes, completes or returns a form. */
export const saveRequest = defineCall({
  method: 'POST',
  path: '/api_vue/retail/requests/save/',
  summary: 'Change the state and the note of a request',
  body: z.strictObject({
    id: z.int().positive(),
    /** The state shown to the staff member; a stale state is refused (optimistic locking). */
    seen: requestState,
    state: requestState,
    note: z.string().trim().max(2_000).optional(),
  }),
  answer: z.object({ request: deskRequest }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'call-centre',
  freshCode: 'never',
  idempotent: true,
})
