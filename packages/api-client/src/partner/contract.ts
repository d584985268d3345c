import { partnerTerms } from '@svetlitsa/domain/partner/partner-discount'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const id = z.int32().positive()

const discounts = z.array(
  z.object({
    /** Null stands for every section. */
    sectionId: z.int().nullable(),
    section: z.string(),
    /** Null stands for every vendor. */
    vendorId: z.int().nullable(),
    vendor: z.string(),
    percent: z.int(),
    updatedAt: z.string(),
  }),
)
const sections = z.array(z.object({ id: z.int(), name: z.string(), depth: z.int() }))

/** An addition to the specified calls: what designers and wholesale partners get (ADR 0067). */
export const getPartnerDiscounts = defineCall({
  method: 'POST',
  path: '/api_vue/retail/partnerDiscounts/',
  summary: 'Discounts of designers and wholesale partners, and what they can be given for',
  body: z.object({}),
  answer: z.object({
    discounts,
    sections,
    vendors: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  effect: 'read',
  caller: 'staff',
})

export const savePartnerDiscount = defineCall({
  method: 'POST',
  path: '/api_vue/retail/partnerDiscount/',
  summary: 'Save the discount of a section and vendor; needs a fresh code',
  body: z.strictObject({
    sectionId: id.nullable(),
    vendorId: id.nullable(),
    /** 0 gives no discount even where a wider row gives one; null removes the row. */
    percent: z.int().min(0).max(partnerTerms.maxPercent).nullable(),
  }),
  answer: z.object({ discounts }),
  refusals: { not_found: 404, prove_again: 403 },
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'always',
  idempotent: true,
})

/** The prices of the partner, for the client islands of pages that are the same for everybody. */
export const getPartnerPrices = defineCall({
  method: 'POST',
  path: '/api_vue/partner/prices/',
  summary: 'Prices of offers for the partner who asks',
  body: z.object({ offerIds: z.array(id).max(200) }),
  answer: z.object({
    prices: z.array(
      z.object({
        offerId: z.int(),
        price: z.object({ new: z.int(), old: z.int() }),
        /** Whether it is below the price of others. */
        isReduced: z.boolean(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'designer',
})

export const getPartnerPriceList = defineCall({
  method: 'POST',
  path: '/api_vue/partner/priceList/',
  summary: 'Price list of a section for the partner who asks',
  body: z.object({ sectionId: id, page: z.int().min(1).max(1_000).default(1) }),
  answer: z.object({
    sections,
    sign: z.string(),
    region: z.string(),
    madeAt: z.string(),
    page: z.int(),
    hasMore: z.boolean(),
    lines: z.array(
      z.object({
        offerId: z.int(),
        article: z.string(),
        name: z.string(),
        variant: z.string(),
        section: z.string(),
        vendor: z.string(),
        retailPrice: z.int(),
        price: z.int(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'designer',
})
