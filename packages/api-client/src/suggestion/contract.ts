import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const body = z.object({ query: z.string().max(300) })
/** False while the provider is away: the field is filled in by hand then. */
const isAvailable = z.boolean()

export const suggestParty = defineCall({
  method: 'POST',
  path: '/api_vue/suggest/party/',
  summary: 'Companies by the beginning of their name or INN',
  body,
  answer: z.object({
    suggestions: z.array(
      z.object({
        value: z.string(),
        inn: z.string(),
        kpp: z.string().nullable(),
        ogrn: z.string(),
        address: z.string(),
      }),
    ),
    isAvailable,
  }),
  effect: 'read',
  caller: 'anyone',
})

export const suggestBank = defineCall({
  method: 'POST',
  path: '/api_vue/suggest/bank/',
  summary: 'Banks by the beginning of their name or BIC',
  body,
  answer: z.object({
    suggestions: z.array(
      z.object({
        value: z.string(),
        bic: z.string(),
        correspondentAccount: z.string().nullable(),
        address: z.string(),
      }),
    ),
    isAvailable,
  }),
  effect: 'read',
  caller: 'anyone',
})
