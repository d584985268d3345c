import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const values = z.record(z.string(), z.unknown()).nullable()
const day = z.iso.date()

/** A change that staff made, with its values before and after; personal data is masked. */
export const logEntry = z.object({
  id: z.int(),
  at: z.string(),
  staff: z.object({ id: z.int(), name: z.string() }),
  /** Method and path of the call that made the change. */
  call: z.string(),
  /** The changed table, and the key of its row; an order stands in it by its number. */
  subject: z.string(),
  key: z.string(),
  /** The order that the row is of. */
  order: z.object({ number: z.string(), guid: z.string() }).nullable(),
  action: z.enum(['insert', 'update', 'delete']),
  before: values,
  after: values,
})

/** An addition to the specified calls: groups 1 and 26 read everything, others what they did. */
export const getStaffLog = defineCall({
  method: 'POST',
  path: '/api_vue/retail/log/',
  summary: 'What staff changed, newest first',
  body: z.object({
    /** Ignored for those who read only what they did. */
    staffId: z.int32().positive().optional(),
    subject: z.string().max(63).optional(),
    /** The key of a row, such as the number of a claim or of an order. */
    key: z.string().trim().max(100).optional(),
    /** First and last day, by the time of the own store. */
    from: day.optional(),
    to: day.optional(),
    /** The last entry already shown. */
    after: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: z.object({
    entries: z.array(logEntry),
    /** What to ask for next; null at the end. */
    next: z.int().nullable(),
    /** Whose changes may be chosen; empty where only one's own are shown. */
    people: z.array(z.object({ id: z.int(), name: z.string() })),
    subjects: z.array(z.string()),
  }),
  effect: 'read',
  caller: 'staff',
})
