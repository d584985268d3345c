import { tagLimits } from '@svetlitsa/domain/price-tag/price-print'
import { tagFormatCodes } from '@svetlitsa/domain/price-tag/tag-format'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import {
  freeTag,
  goneDetails,
  goodsRefusals,
  priceTag,
  storeId,
  storeRefusals,
} from '../price-print/contract.ts'

const offerId = z.int32().positive()
const copies = z.int().min(1).max(tagLimits.copies)
const day = z.iso.date()
const format = z.enum(tagFormatCodes)

export const printTags = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/print/',
  summary: 'Print price tags: records them with the prices of this moment and returns them',
  body: z.strictObject({
    storeId,
    format,
    /** With days of their own, in place of those of the printing. */
    offers: z
      .array(
        z.strictObject({
          offerId,
          copies,
          validFrom: day.optional(),
          validTo: day.optional(),
        }),
      )
      .max(tagLimits.tags)
      .optional(),
    services: z
      .array(z.strictObject({ code: z.string().trim().min(1).max(60), copies }))
      .max(20)
      .optional(),
    names: z
      .array(z.strictObject({ ...freeTag, copies }))
      .max(100)
      .optional(),
    /** The days between which the prices of the other goods hold. */
    validFrom: day.optional(),
    validTo: day.optional(),
  }),
  answer: z.object({
    tags: z.array(priceTag.extend({ copies: z.int() })),
    sign: z.string(),
    day,
  }),
  refusals: {
    ...goodsRefusals,
    period_wrong: 400,
    price_wrong: 400,
    tags_missing: 400,
    tags_too_many: 400,
    service_unknown: 404,
  },
  details: goneDetails,
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const findTagsToReprint = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/reprint/',
  summary: 'Printed price tags of a store that no longer tell the truth',
  body: z.object({
    storeId,
    /** Of which size; without it, or where none of it are left, the first that has any. */
    format: format.optional(),
    page: z.int().min(1).max(1_000).optional(),
  }),
  answer: z.object({
    tags: z.array(
      z.object({
        id: z.int(),
        /** Null for a service. */
        offerId: z.int().nullable(),
        /** As it would be printed now; null for goods and for a service that is not offered. */
        service: z.object({ code: z.string(), tag: priceTag }).nullable(),
        title: z.string(),
        details: z.string(),
        article: z.string(),
        copies: z.int(),
        /** The days with which it is printed again; null for none. */
        days: z.object({ validFrom: day, validTo: day }).nullable(),
        printed: z.object({
          at: z.string(),
          price: z.int(),
          oldPrice: z.int().nullable(),
          by: z.string(),
        }),
        /** Null where the goods are no longer sold, or the service is no longer offered. */
        now: z.object({ price: z.int(), oldPrice: z.int().nullable() }).nullable(),
        reason: z.enum(['price', 'terms', 'gone', 'ended', 'expired']),
      }),
    ),
    sign: z.string(),
    /** The size of these tags; null where there are none. */
    format: format.nullable(),
    /** How many there are of each size. */
    formats: z.array(z.object({ format, count: z.int() })),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  refusals: storeRefusals,
  effect: 'read',
  caller: 'staff',
})

export const discardTags = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/discard/',
  summary: 'Forget printed price tags that were taken down',
  body: z.strictObject({ storeId, ids: z.array(z.int32().positive()).min(1).max(tagLimits.tags) }),
  answer: z.object({ discarded: z.int() }),
  refusals: storeRefusals,
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})
