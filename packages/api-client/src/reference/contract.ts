import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { line } from '../resource-field/contract.ts'

/** What fields of the back office refer to, and find by name. */
export const referenceKinds = ['priceZone', 'place', 'promotion', 'offer', 'product'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

export const findReferences = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/references/',
  summary: 'What a field of the back office may refer to, found by name',
  body: z.object({
    kind: z.enum(referenceKinds),
    /** A part of the name, of the article or the code. */
    search: line(100).default(''),
    /** What a field has already; then it alone is found. */
    value: line(120).optional(),
  }),
  answer: z.object({
    references: z.array(
      z.object({
        /** As the field keeps it: a code, or a number. */
        value: z.string(),
        name: z.string(),
        /** What tells it from another one of the same name. */
        note: z.string(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'shop-owner',
})
