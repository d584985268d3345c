import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const addMetrikaUser = defineCall({
  method: 'POST',
  path: '/api_vue/yandexMetrika/addUser/',
  summary: "Report a subscriber to analytics; nothing is sent without the visitor's consent",
  body: z.strictObject({
    phone: z.string().max(40),
    email: z.string().max(254),
    yclid: z.string().max(200).nullish(),
    client_id: z.string().max(100).nullish(),
    /** Always 0: the call sends no messages. */
    send: z.literal(0),
  }),
  answer: z.object({ status: z.enum(['accepted', 'skipped']) }),
  effect: 'write',
  caller: 'anyone',
})

export const reportError = defineCall({
  method: 'POST',
  path: '/api_vue/error/',
  summary: 'Report an error shown to the visitor',
  body: z.strictObject({
    /** server for status codes of 500 or more. */
    reportFrom: z.enum(['server', 'client']),
    fullPath: z.string().max(2_000),
    statusCode: z.int().min(0).max(599),
    message: z.string().max(5_000),
    userAgent: z.string().max(500),
  }),
  answer: z.object({ status: z.literal('success') }),
  effect: 'write',
  caller: 'anyone',
})
